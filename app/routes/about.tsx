import { Breadcrumbs } from '~/components/Breadcrumbs';
import { CardPanel } from '~/components/CardPanel';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { about } from '~/content/about';
import { Onward } from './about/Onward';
import { Purpose } from './about/Purpose';
import { Story } from './about/Story';
import { Values } from './about/Values';

/** Our Story (specification, section 2, Our Story). */
export default function AboutRoute() {
  const { meta, header, differences, closing } = about;
  return (
    <>
      <PageMeta {...meta} path="/about" card="about" />
      <PageHeader {...header} kicker={<Breadcrumbs page="about" />} />
      <Story />
      <Purpose />
      <Section labelledBy="differences">
        <SectionHeading id="differences">{differences.heading}</SectionHeading>
        <CardPanel cards={differences.cards} className="mt-10" />
      </Section>
      <Values />
      <Onward />
      <ClosingCall {...closing} />
    </>
  );
}
