import { Section, SectionHeading } from '~/components/Section';
import { about } from '~/content/about';

/** Six values as a quiet list; the heading stays beside it while it is read. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <Section ground="mist" labelledBy="values" className="grid gap-10 lg:grid-cols-12">
      <SectionHeading id="values" className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {heading}
      </SectionHeading>
      <ul className="lg:col-span-8">
        {items.map((item) => (
          <li
            key={item.heading}
            className="grid gap-x-8 gap-y-1 border-t border-edge py-6 last:pb-0 sm:grid-cols-[12rem_1fr]"
          >
            <h3 className="step-1">{item.heading}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
