import { Icon } from '~/components/Icon';
import { Section } from '~/components/Section';
import { InlineLink, TextLink } from '~/components/SmartLink';
import { Testimonial } from '~/components/Testimonial';
import type { ServiceStream } from '~/content/service';
import { servicePage } from '~/content/service-page';

/** One client's words on a dark ground, the way to more of them, and the case study where there is one. */
export function ClientQuote({ service: { testimonial, caseStudy } }: { service: ServiceStream }) {
  const { quoteHeading, storiesLink } = servicePage;
  return (
    <Section ground="night" labelledBy="client" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <h2 id="client" className="visually-hidden">
        {quoteHeading}
      </h2>
      <Icon name="i-lucide-quote" className="icon-10 text-cedar lg:col-span-1 lg:icon-14" />
      <div className="lg:col-span-10">
        <Testimonial {...testimonial} large />
        <TextLink link={storiesLink} className="mt-6" />
        {caseStudy && (
          <p className="mt-9 border-t border-edge pt-6 step-1">
            {caseStudy.text} <InlineLink link={caseStudy.link} />
          </p>
        )}
      </div>
    </Section>
  );
}
