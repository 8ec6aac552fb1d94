import { Section } from '~/components/Section';
import { aimpactSuite } from '~/content/aimpact-suite';

/** What the suite costs, where it is kept and when it opens, as terms with their explanation. */
export function PlainFacts() {
  const { termsHeading, terms } = aimpactSuite;
  return (
    <Section labelledBy="facts">
      <h2 id="facts" className="step-3">
        {termsHeading}
      </h2>
      <dl className="mt-9 border-t-2 border-ink">
        {terms.map(({ heading, text }) => (
          <div
            key={heading}
            className="grid gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-12"
          >
            <dt className="font-display step-1 leading-snug md:col-span-5">{heading}</dt>
            <dd className="ml-0 text-muted md:col-span-6 md:col-start-7">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
