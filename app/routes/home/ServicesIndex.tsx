import { LinkButton } from '~/components/Button';
import { LinkCard } from '~/components/LinkCard';
import { Section, SectionHeading } from '~/components/Section';
import { home } from '~/content/home';

/** The six services. */
export function ServicesIndex() {
  const { heading, text, cards, all } = home.services;
  return (
    <Section labelledBy="services">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="services" heading={heading} text={text} />
        <LinkButton link={all} variant="outline" />
      </div>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.link} className="grid">
            <LinkCard {...card} text={card.description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
