import { Icon } from '~/components/Icon';
import { Section, SectionHeading } from '~/components/Section';
import { StepList } from '~/components/StepList';
import type { CustomSolutions } from '~/content/services/index';

/** How a custom project goes, in five steps, and which interest to choose in the contact form. */
export function Process({ heading, steps, instruction }: CustomSolutions['process']) {
  return (
    <Section ground="night" labelledBy="process">
      <SectionHeading id="process">{heading}</SectionHeading>
      <StepList steps={steps} width="five" className="mt-14" />
      <p className="mt-12 flex max-w-[48rem] items-start gap-4 border-t border-line pt-8 step-1 leading-normal">
        <Icon name="i-lucide-mouse-pointer-click" className="mt-1 icon-6 text-cedar" />
        {instruction}
      </p>
    </Section>
  );
}
