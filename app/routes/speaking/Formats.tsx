import { Section, SectionHeading } from '~/components/Section';
import { speaking } from '~/content/speaking';

/** The ways in which an event can have us. */
export function Formats() {
  const { heading, items } = speaking.formats;
  return (
    <Section labelledBy="formats" className="grid gap-10 lg:grid-cols-12">
      <SectionHeading id="formats" className="lg:col-span-4">
        {heading}
      </SectionHeading>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-8">
        {items.map((item) => (
          <li key={item.heading} className="border-t-2 border-ink pt-4">
            <h3 className="step-1">{item.heading}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
