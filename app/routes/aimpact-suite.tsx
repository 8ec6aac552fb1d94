import { ClosingCall } from '~/components/ClosingCall';
import { PageTop } from '~/components/PageTop';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { Section, SideSection } from '~/components/Section';
import { Terms } from '~/components/Terms';
import { aimpactSuite } from '~/content/aimpact-suite';
import { Tools } from './aimpact-suite/Tools';

/** The tool suite. */
export default function AimpactSuiteRoute() {
  const { meta, header, intro, screen, closing, termsHeading, terms } = aimpactSuite;
  const [first, ...rest] = intro.paragraphs;
  return (
    <>
      <PageTop page="aimpact-suite" meta={meta} header={header} action={closing.primary} />
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 id="intro" className="step-4 lg:col-span-6">
          {intro.heading}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="step-1 leading-normal">{first}</p>
          <Paragraphs texts={rest} className="mt-5 text-muted" />
        </div>
        <figure className="mt-8 lg:col-span-10 lg:col-start-2">
          <Picture name={screen.image} className="w-full rounded-2xl" />
          <figcaption className="mt-3 text-muted">{screen.caption}</figcaption>
        </figure>
      </Section>
      <Tools />
      <SideSection id="facts" heading={termsHeading}>
        <Terms items={terms} />
      </SideSection>
      <ClosingCall look="line" {...closing} />
    </>
  );
}
