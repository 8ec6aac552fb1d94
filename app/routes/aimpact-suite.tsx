import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section } from '~/components/Section';
import { aimpactSuite } from '~/content/aimpact-suite';
import { PlainFacts } from './aimpact-suite/PlainFacts';
import { Tools } from './aimpact-suite/Tools';

/** The tool suite (specification, section 2, Tool suite page). */
export default function AimpactSuiteRoute() {
  const { meta, header, intro, closing } = aimpactSuite;
  const [first, ...rest] = intro.paragraphs;
  return (
    <>
      <PageMeta {...meta} path="/products/aimpact-suite" card="aimpact-suite" />
      <PageHeader {...header} kicker={<Breadcrumbs page="aimpact-suite" />}>
        <ButtonLink to={closing.primary.href} size="lg">
          {closing.primary.label}
        </ButtonLink>
      </PageHeader>
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 id="intro" className="step-4 lg:col-span-6">
          {intro.heading}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="step-1 leading-normal">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Tools />
      <PlainFacts />
      <ClosingCall {...closing} />
    </>
  );
}
