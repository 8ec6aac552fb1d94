import { CardPanel } from '~/components/CardPanel';
import { canonical } from '~/components/canonical';
import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SideSection } from '~/components/Section';
import { StepList } from '~/components/StepList';
import { publisher, StructuredData } from '~/components/StructuredData';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import { samplesFor } from '~/content/sample-documents';
import { type CustomSolutions, type ServicePage, servicePages } from '~/content/services/index';
import { usePath } from '~/layout/usePath';
import { contentHook } from '~/navigation/content-hook';
import { ClientQuote } from './service/ClientQuote';

const useServicePage = contentHook<ServicePage>(servicePages);

/** The seven service pages: one layout, seven contents. */
export default function ServiceRoute() {
  const service = useServicePage(usePath().split('/').at(-1) ?? '');
  const { id, closing } = service;
  return (
    <Page id={id} content={service} action={closing.primary} closing="band">
      <Intro service={service} />
      <Section ground="mist" labelledBy="capabilities" heading={service.capabilitiesHeading}>
        <CardPanel cards={service.capabilities} className="mt-10 lg:grid-cols-3" />
      </Section>
      <Benefits heading={service.benefitsHeading} benefits={service.benefits} />
      <SampleLinks samples={samplesFor(`/${id}`)} />
      {service.kind === 'stream' ? (
        <ClientQuote service={service} />
      ) : (
        <Process {...service.process} />
      )}
      <StructuredData data={serviceData(service)} />
    </Page>
  );
}

function Intro({ service }: { service: ServicePage }) {
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

function Process({ heading, steps, instruction }: CustomSolutions['process']) {
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

function serviceData(service: ServicePage) {
  return {
    '@type': 'Service',
    name: service.header.title,
    serviceType: service.header.title,
    description: service.meta.description,
    url: canonical(`/${service.id}`),
    image: canonical(pictureFile(service.featureImage).src),
    areaServed: { '@type': 'Country', name: organization.location.country },
    audience: { '@type': 'Audience', audienceType: 'Nonprofits and charities' },
    provider: publisher,
  } as const;
}
