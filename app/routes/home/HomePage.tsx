import { Carousel } from '~/components/Carousel';
import { canonical } from '~/components/canonical';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { StructuredData } from '~/components/StructuredData';
import { Testimonial } from '~/components/Testimonial';
import { home } from '~/content/home';
import { NewsletterSignup, type Signup } from '~/newsletter/NewsletterSignup';
import { EstimatorWhenNear } from './EstimatorWhenNear';
import { Hero } from './Hero';
import { PartnerSection } from './PartnerSection';
import { ServicesIndex } from './ServicesIndex';
import { SuiteStrip } from './SuiteStrip';
import { homeData } from './structured-data';
import { WhyUs } from './WhyUs';

/** The whole home page (specification, section 2, Home), with a signup's result where there is one. */
export function HomePage({ submission }: { submission?: Signup | undefined }) {
  const { testimonials } = home;
  return (
    <>
      <PageMeta {...home.meta} path="/" />
      <Hero />
      <WhyUs />
      <PartnerSection />
      <ServicesIndex />
      <SuiteStrip />
      <EstimatorWhenNear />
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
      <NewsletterSignup submission={submission} />
      <StructuredData data={homeData(canonical)} />
    </>
  );
}
