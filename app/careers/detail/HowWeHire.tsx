import type { PostingFacts } from '~/careers/posting-facts';
import { Paragraphs } from '~/components/Paragraphs';
import { SectionHeading } from '~/components/Section';
import { CheckList } from '~/components/TextList';
import { jobPage } from '~/content/careers';
import { organization } from '~/content/organization';

export function HowWeHire({ facts }: { facts: PostingFacts }) {
  const { heading, next, accommodation } = jobPage.hiring;
  return (
    <section aria-labelledby="how-we-hire">
      <SectionHeading id="how-we-hire" heading={heading} size="step-2" />
      <Paragraphs texts={facts.statements} className="measure mt-4 whitespace-pre-line" />
      <h3 className="step-1 mt-8">{next.heading}</h3>
      <CheckList items={next.steps} className="measure mt-4" />
      <h3 className="step-1 mt-8">{accommodation.heading}</h3>
      <p className="measure mt-4 whitespace-pre-line">
        {facts.accommodation ?? accommodation.text}
      </p>
      <p className="measure mt-2">
        {accommodation.write}{' '}
        <a href={organization.generalEnquiries} className="link">
          {organization.email}
        </a>
        .
      </p>
    </section>
  );
}
