import { LinkButton } from '~/components/Button';
import { LinkCard } from '~/components/LinkCard';
import { Picture } from '~/components/Picture';
import { Section, SectionHeading } from '~/components/Section';
import { CardLink } from '~/components/SmartLink';
import type { Home } from '~/content/collections.server';
import { pageById } from '~/pages';

/** The six services. */
export function ServicesIndex({ heading, text, cards, all }: Home['services']) {
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

/** The suite's five modules as a strip of pictures. */
export function SuiteStrip({ heading, text, tools }: Home['suite']) {
  return (
    <Section ground="lake" labelledBy="suite" heading={heading} text={text}>
      <ul className="mt-12 grid gap-x-5 gap-y-8 grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] md:grid-cols-5">
        {tools.map(({ id, name, description, image }) => (
          <li key={id} className="group relative first:col-span-full md:first:col-span-1">
            <Picture
              name={image}
              className="aspect-square w-full rounded-2xl object-cover group-first:aspect-[2/1] md:group-first:aspect-square"
            />
            <h3 className="mt-4 font-text! font-650 step-0 md:max-lg:step--1">
              <CardLink to={pageById('aimpact-suite').path}>{name}</CardLink>
            </h3>
            <p className="text-[0.95rem] text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
