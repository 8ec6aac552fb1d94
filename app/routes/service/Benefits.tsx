import { Icon } from '~/components/Icon';
import { Section, SectionHeading } from '~/components/Section';

/** What changes for the client: a checklist of six in two columns, ruled like a page of a ledger. */
export function Benefits({ heading, benefits }: { heading: string; benefits: readonly string[] }) {
  return (
    <Section labelledBy="benefits" className="grid gap-8 lg:grid-cols-12">
      <SectionHeading id="benefits" className="lg:col-span-4">
        {heading}
      </SectionHeading>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-4 border-t border-line py-5">
            <Icon name="i-lucide-check" className="mt-1 icon-5 text-cedar" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
