import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { partnership } from '~/content/partnership';
import { AreaTable } from './partnership/AreaTable';
import { Beginning } from './partnership/Beginning';

/** The partnership with the sister organization (specification, section 2, Partnership). */
export default function PartnershipRoute() {
  const { meta, header, areas, clarity, closing } = partnership;
  return (
    <>
      <PageMeta {...meta} path="/about/partnership" card="partnership" />
      <PageHeader {...header} kicker={<Breadcrumbs page="partnership" />}>
        <ButtonLink to={closing.primary.href} size="lg">
          {closing.primary.label}
        </ButtonLink>
      </PageHeader>
      <Beginning />
      <Section labelledBy="areas">
        <SectionHeading id="areas" text={areas.text}>
          {areas.heading}
        </SectionHeading>
        <AreaTable areas={areas} />
      </Section>
      <Section ground="mist" labelledBy="clarity" className="grid gap-10 lg:grid-cols-12">
        <SectionHeading id="clarity" className="lg:col-span-4">
          {clarity.heading}
        </SectionHeading>
        <dl className="grid gap-8 lg:col-span-8">
          {clarity.items.map(({ heading, text }) => (
            <div key={heading} className="border-t border-edge pt-5">
              <dt className="font-display step-1">{heading}</dt>
              <dd className="mt-2 ml-0 measure text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
