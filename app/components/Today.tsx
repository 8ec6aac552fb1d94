import { LinkCard } from './LinkCard';
import { Section } from './Section';

/** What a visitor can do on a page whose recordings are still to come, each as a card that leads there. */
export function Today({
  heading,
  items,
}: {
  heading: string;
  items: readonly { readonly title: string; readonly text: string; readonly link: string }[];
}) {
  return (
    <Section labelledBy="today" heading={heading}>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {items.map(({ title, text, link }) => (
          <li key={link} className="grid">
            <LinkCard to={link} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
