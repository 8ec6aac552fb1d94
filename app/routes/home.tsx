import { Carousel } from '~/components/Carousel';
import { canonical } from '~/components/canonical';
import { Estimator } from '~/components/estimate/Estimator';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { StructuredData } from '~/components/StructuredData';
import { Testimonial } from '~/components/Testimonial';
import { home } from '~/content/home';
import { NewsletterSignup } from '~/newsletter/NewsletterSignup';
import type { Signup } from '~/newsletter/signup';
import { Hero } from './home/Hero';
import { PartnerSection } from './home/PartnerSection';
import { ServicesIndex } from './home/ServicesIndex';
import { SuiteStrip } from './home/SuiteStrip';
import { homeData } from './home/structured-data';
import { WhyUs } from './home/WhyUs';

/** The home page, prerendered. The route /newsletter renders it with a signup's result. */
export default function HomeRoute({ actionData }: { actionData?: Signup | undefined }) {
  const { testimonials } = home;
  return (
    <>
      <PageMeta {...home.meta} path="/" />
      <Hero />
      <WhyUs />
      <PartnerSection />
      <ServicesIndex />
      <SuiteStrip />
      <Estimator />
      <Section ground="mist">
        <div className="grid gap-10 md:grid-cols-12">
          <div className="md:col-span-4">
            <SectionHeading id="testimonials">{testimonials.heading}</SectionHeading>
            <p className="mt-6">
              <SmartLink to={testimonials.link.href} className="link inline-block py-1">
                {testimonials.link.label}
              </SmartLink>
            </p>
          </div>
          <div className="min-w-0 md:col-span-8">
            <Carousel
              label={testimonials.heading}
              slides={testimonials.items.map((item) => ({
                author: item.author,
                words: <Testimonial {...item} />,
              }))}
            />
          </div>
        </div>
      </Section>
      <NewsletterSignup submission={actionData} />
      <StructuredData data={homeData(canonical)} />
    </>
  );
}
