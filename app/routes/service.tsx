import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { CardPanel } from '~/components/CardPanel';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { samplesFor } from '~/content/sample-documents';
import { type ServicePage, servicePages } from '~/content/services/index';
import { usePath } from '~/layout/usePath';
import { contentHook } from '~/navigation/content-hook';
import { Benefits } from './service/Benefits';
import { ClientQuote } from './service/ClientQuote';
import { Intro } from './service/Intro';
import { Process } from './service/Process';
import { ServiceData } from './service/ServiceData';

const useServicePage = contentHook<ServicePage>(servicePages);

/** The seven service pages: one layout, seven contents (specification, section 2, Service pages). */
export default function ServiceRoute() {
  const service = useServicePage(usePath().split('/').at(-1) ?? '');
  const { meta, header, slug, closing } = service;
  return (
    <>
      <PageMeta {...meta} path={`/services/${slug}`} card={`services/${slug}`} />
      <PageHeader {...header} kicker={<Breadcrumbs page={`services/${slug}`} />}>
        <ButtonLink to={closing.primary.href} size="lg">
          {closing.primary.label}
        </ButtonLink>
      </PageHeader>
      <Intro service={service} />
      <Section ground="mist" labelledBy="capabilities">
        <SectionHeading id="capabilities">{service.capabilitiesHeading}</SectionHeading>
        <CardPanel cards={service.capabilities} className="mt-10" />
      </Section>
      <Benefits heading={service.benefitsHeading} benefits={service.benefits} />
      <SampleLinks samples={samplesFor(`/services/${slug}`)} />
      {service.kind === 'stream' ? (
        <ClientQuote service={service} />
      ) : (
        <Process {...service.process} />
      )}
      <ClosingCall {...closing} />
      <ServiceData service={service} />
    </>
  );
}
