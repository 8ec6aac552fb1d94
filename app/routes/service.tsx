import { data } from 'react-router';
import { CardPanel } from '~/components/CardPanel';
import { canonical } from '~/components/canonical';
import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta, publisher } from '~/components/page-meta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SideSection } from '~/components/Section';
import { InlineLink, TextLink } from '~/components/SmartLink';
import { StepList } from '~/components/StepList';
import { Testimonial } from '~/components/Testimonial';
import { allServices, type Service } from '~/content/collections.server';
import { samplesFor } from '~/content/lists.server';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import { isPageId } from '~/pages';
import type { Route } from './+types/service';

/** The service page at this address, and the sample documents that it links to. */
export function loader({ params: { slug } }: Route.LoaderArgs) {
  const service = allServices.find((each) => each.slug === slug);
  const id = `services/${slug}`;
  if (!service || !isPageId(id)) throw data(null, { status: 404 });
  return { id, service, samples: samplesFor(`/${id}`) };
}

export const meta: Route.MetaFunction = ({ loaderData: { id, service } }) =>
  pageMeta(id, service.meta, { data: [serviceData(service)] });

/** The seven service pages: one layout, seven contents. */
export default function ServiceRoute({
  loaderData: { id, service, samples },
}: Route.ComponentProps) {
  const { closing, client, caseStudy, process } = service;
  return (
    <Page id={id} content={service} action={closing.primary} closing="band">
      <Intro service={service} />
      <Section ground="mist" labelledBy="capabilities" heading={service.capabilitiesHeading}>
        <CardPanel cards={service.capabilities} className="mt-10 lg:grid-cols-3" />
      </Section>
      <Benefits heading={service.benefitsHeading} benefits={service.benefits} />
      <SampleLinks samples={samples} />
      {client && <ClientQuote {...client} caseStudy={caseStudy} />}
      {process && <Process {...process} />}
    </Page>
  );
}

function Intro({ service }: { service: Service }) {
  const [first, second] = service.intro;
  return (
    <section aria-labelledby="intro" className="wrap grid gap-10 pb-14 md:grid-cols-12 md:pb-22">
      <div className="relative pt-14 md:col-span-7 md:pt-22 lg:pr-10">
        <h2 id="intro" className="step-3 max-w-[34rem]">
          {service.introHeading}
        </h2>
        <p className="mt-6 step-1 leading-normal">{first}</p>
        <p className="mt-5 text-muted">{second}</p>
      </div>
      <div className="md:col-span-5 md:pt-22">
        <Picture
          name={service.featureImage}
          className="relative aspect-[3/2] w-full rounded-2xl object-cover lift-high md:sticky md:top-24 md:aspect-[4/5]"
        />
      </div>
    </section>
  );
}

function Benefits({ heading, benefits }: { heading: string; benefits: readonly string[] }) {
  return (
    <SideSection id="benefits" heading={heading}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-4 border-t border-line py-5">
            <Icon name="i-lucide-check" className="mt-1 icon-5 text-cedar" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

/** One client's words on a dark ground, the way to more of them, and the case study where there is one. */
function ClientQuote({
  heading,
  link,
  testimonial,
  caseStudy,
}: NonNullable<Service['client']> & Pick<Service, 'caseStudy'>) {
  return (
    <Section ground="night" labelledBy="client" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <h2 id="client" className="visually-hidden">
        {heading}
      </h2>
      <Icon name="i-lucide-quote" className="icon-10 text-cedar lg:col-span-1 lg:icon-14" />
      <div className="lg:col-span-10">
        <Testimonial {...testimonial} large />
        <TextLink link={link} className="mt-6" />
        {caseStudy && (
          <p className="mt-9 border-t border-edge pt-6 step-1">
            {caseStudy.text} <InlineLink link={caseStudy.link} />
          </p>
        )}
      </div>
    </Section>
  );
}

function Process({ heading, steps, instruction }: NonNullable<Service['process']>) {
  return (
    <Section ground="night" labelledBy="process" heading={heading}>
      <StepList steps={steps} className="mt-14 lg:grid-cols-5" />
      <p className="mt-12 flex max-w-[48rem] items-start gap-4 border-t border-line pt-8 step-1 leading-normal">
        <Icon name="i-lucide-mouse-pointer-click" className="mt-1 icon-6 text-cedar" />
        {instruction}
      </p>
    </Section>
  );
}

function serviceData(service: Service) {
  return {
    '@type': 'Service',
    name: service.header.title,
    serviceType: service.header.title,
    description: service.meta.description,
    url: canonical(`/services/${service.slug}`),
    image: canonical(pictureFile(service.featureImage).src),
    areaServed: { '@type': 'Country', name: organization.location.country },
    audience: { '@type': 'Audience', audienceType: 'Nonprofits and charities' },
    provider: publisher,
  } as const;
}
