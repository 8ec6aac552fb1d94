import { ClosingCall } from '~/components/ClosingCall';
import { PageTop } from '~/components/PageTop';
import { Picture } from '~/components/Picture';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { SmartLink, TextLink } from '~/components/SmartLink';
import { StepList } from '~/components/StepList';
import { samplesFor } from '~/content/sample-documents';
import type { ServicesOverview } from '~/content/schemas/services';
import { servicesOverview } from '~/content/services';
import { AreaRow } from './services/AreaRow';

/** The services overview. */
export default function ServicesRoute() {
  const { meta, header, intro, signsHeading, areas, more, start, closing } = servicesOverview;
  return (
    <>
      <PageTop page="services" meta={meta} header={header} action={closing.primary} />
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
          <TextLink link={start.link} />
        </div>
        <StepList steps={start.steps} width="four" className="mt-14" />
      </Section>
      <ClosingCall look="band" {...closing} />
    </>
  );
}

/** A way of working with us beside the six streams: its picture with the words on a card that overlaps it. */
function BesideCard({ card }: { card: ServicesOverview['more']['cards'][number] }) {
  return (
    <div className="group relative flex flex-col">
      <Picture
        name={card.image}
        className="aspect-[3/2] w-full rounded-2xl object-cover object-[78%_65%]"
      />
      <div className="card relative mx-5 -mt-8 flex-1 p-6 transition-colors group-hover:border-ink sm:mx-8">
        <h3 className="step-2">
          <SmartLink to={card.link} className="no-underline stretched-link group-hover:underline">
            {card.title}
          </SmartLink>
        </h3>
        <p className="mt-2 text-muted">{card.description}</p>
      </div>
    </div>
  );
}
