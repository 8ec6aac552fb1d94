import type { ComponentProps } from 'react';
import { LinkCard } from './LinkCard';
import { Section } from './Section';

/** What a visitor can do on a page whose recordings are still to come, each as a card that leads there. */
export function Today({
  heading,
  items,
}: {
  heading: string;
  items: readonly ComponentProps<typeof LinkCard>[];
}) {
  return (
    <Section labelledBy="today" heading={heading}>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.link} className="grid">
            <LinkCard {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
