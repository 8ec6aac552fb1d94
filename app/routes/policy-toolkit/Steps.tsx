import { Section, SectionHeading } from '~/components/Section';
import { StepList } from '~/components/StepList';
import { policyToolkit } from '~/content/policy-toolkit';

/** The four steps from the purchase to the board's approval. */
export function Steps() {
  const { heading, items } = policyToolkit.steps;
  return (
    <Section ground="night" labelledBy="steps">
      <SectionHeading id="steps">{heading}</SectionHeading>
      <StepList steps={items} width="four" className="mt-12" />
    </Section>
  );
}
