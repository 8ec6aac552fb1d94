import { Icon } from '~/components/Icon';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { Testimonial } from '~/components/Testimonial';
import type { ServiceStream } from '~/content/schemas/service';
import { servicePage } from '~/content/service-page';

/** One client's words on a dark band, the way to more of them, and the case study where there is one. */
export function ClientQuote({ service: { testimonial, caseStudy } }: { service: ServiceStream }) {
  return (
    <Section ground="night" labelledBy="client" className="grid gap-10 lg:grid-cols-12">
      <h2 id="client" className="visually-hidden">
        {servicePage.quoteHeading}
      </h2>
      <div className="lg:col-span-8">
        <Icon name="i-lucide-quote" className="mb-5 size-9 text-cedar" />
        <Testimonial {...testimonial} large />
      </div>
      <div className="flex flex-col items-start gap-8 lg:col-span-4 lg:justify-end lg:border-l lg:border-line lg:pl-8">
        {caseStudy && (
          <div>
            <p>{caseStudy.text}</p>
            <SmartLink to={caseStudy.link.href} className="link mt-2 inline-block py-1">
              {caseStudy.link.label}
            </SmartLink>
          </div>
        )}
        <SmartLink to={servicePage.storiesLink.href} className="link inline-block py-1">
          {servicePage.storiesLink.label}
        </SmartLink>
      </div>
    </Section>
  );
}
