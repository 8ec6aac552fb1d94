import { CheckList } from '~/components/CheckList';
import { Paragraphs } from '~/components/Paragraphs';
import { Section, SectionHeading } from '~/components/Section';
import { careers } from '~/content/careers';

/** What it is like to work here. */
export function CareersIntro() {
  const { heading, paragraphs, promises } = careers.intro;
  return (
    <Section labelledBy="working-here" className="grid gap-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <SectionHeading id="working-here">{heading}</SectionHeading>
        <Paragraphs texts={paragraphs} className="measure mt-5 text-muted" />
      </div>
      <div className="self-end border-l-3 border-cedar pl-6 lg:col-span-5">
        <CheckList items={promises} />
      </div>
    </Section>
  );
}
