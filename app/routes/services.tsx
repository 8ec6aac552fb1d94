import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { StepList } from '~/components/StepList';
import { samplesFor } from '~/content/sample-documents';
import { servicesOverview } from '~/content/services';
import { AreaRow } from './services/AreaRow';
import { BesideCard } from './services/BesideCard';

/** The services overview (specification, section 2, Services overview). */
export default function ServicesRoute() {
  const { meta, header, intro, signsHeading, areas, more, start, closing } = servicesOverview;
  return (
    <>
      <PageMeta {...meta} path="/services" card="services" />
      <PageHeader {...header} kicker={<Breadcrumbs page="services" />}>
        <ButtonLink to={closing.primary.href} size="lg">
          {closing.primary.label}
        </ButtonLink>
      </PageHeader>
      <Section labelledBy="areas">
        <SectionHeading id="areas" text={intro.text}>
          {intro.heading}
        </SectionHeading>
        <ul className="mt-10 border-b border-line">
          {areas.map((area) => (
            <li key={area.link}>
              <AreaRow area={area} signsHeading={signsHeading} />
            </li>
          ))}
        </ul>
      </Section>
      <SampleLinks samples={samplesFor('/services')} />
      <Section ground="mist" labelledBy="more">
        <SectionHeading id="more">{more.heading}</SectionHeading>
        <ul className="mt-10 grid gap-6 md:grid-cols-2">
          {more.cards.map((card) => (
            <li key={card.link} className="grid">
              <BesideCard card={card} />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="start">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="start">{start.heading}</SectionHeading>
          <SmartLink to={start.link.href} className="link inline-block py-1">
            {start.link.label}
          </SmartLink>
        </div>
        <StepList steps={start.steps} width="four" className="mt-14" />
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
