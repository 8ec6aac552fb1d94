import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Arrow, CardLink, TextLink } from '~/components/links';
import { CheckList, Paragraphs } from '~/components/lists';
import { Section, SideSection } from '~/components/Section';
import type { Home } from '~/content/collections.server';
import { pageById } from '~/content/pages';
import type { Rates } from '~/content/schemas/facts';
import { formatCents } from '~/text/numbers';

export function ServicesIndex({ heading, text, cards, all }: Home['services']) {
  return (
    <Section
      ground="mist"
      labelledBy="services"
      heading={heading}
      text={text}
      beside={<ButtonLink link={all} variant="outline" />}
    >
      <ul className="mt-6 grid max-sm:border-b border-edge sm:mt-10 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {cards.map(({ link, icon, title, description }) => (
          <li
            key={link}
            className="card-link group relative flex gap-4 border-t border-edge py-3 sm:card sm:p-6"
          >
            <Icon name={icon} className="icon-7 text-evergreen" />
            <div className="min-w-0">
              <h3 className="step-1">
                <CardLink to={link}>{title}</CardLink>
              </h3>
              <p className="mt-1 text-muted">{description}</p>
            </div>
            <Arrow className="mt-1" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Prices({
  prices: { heading, text, size, unit, link, subsidies },
  tiers,
  example,
}: {
  prices: Home['prices'];
  tiers: Rates['tiers'];
  example: string;
}) {
  return (
    <SideSection id="prices" heading={heading} text={text}>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {tiers.map(({ min, max, monthlyRate }, index) => (
          <div
            key={min}
            className={index === 0 ? 'sm:col-span-2' : 'mt-5 border-t border-line pt-4'}
          >
            <dt className={index === 0 ? 'visually-hidden' : 'text-muted'}>
              {min}–{max} {size}
            </dt>
            <dd
              className={`m-0 font-display ${index === 0 ? 'display-figure' : 'step-3 leading-tight'}`}
            >
              {formatCents(monthlyRate * 100)}
              {index === 0 && (
                <span className="mt-2 block font-text step-0 text-muted">
                  {unit}, {min}–{max} {size}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">{example}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink link={link} />
        <TextLink link={subsidies} />
      </div>
    </SideSection>
  );
}

export function Technology({
  partner: { heading, paragraphs, points, link },
  suite,
}: Pick<Home, 'partner' | 'suite'>) {
  return (
    <SideSection
      ground="night"
      id="partner"
      heading={heading}
      beside={
        <>
          <Paragraphs texts={paragraphs} className="mt-5 text-muted" />
          <CheckList items={points} className="mt-6" />
          <ButtonLink link={link} className="mt-8" />
        </>
      }
    >
      <h3 className="step-1">{suite.heading}</h3>
      <p className="mt-2 text-muted">{suite.text}</p>
      <ul className="mt-6 border-b border-line">
        {suite.tools.map(({ id, name, description, icon }) => (
          <li
            key={id}
            className="group relative flex items-center gap-4 border-t border-line py-2.5"
          >
            <Icon name={icon} className="icon-6 text-evergreen" />
            <div className="min-w-0">
              <h4 className="font-text! font-600 step-0">
                <CardLink to={pageById('aimpact-suite').path}>{name}</CardLink>
              </h4>
              <p className="step--1 text-muted">{description}</p>
            </div>
            <Arrow />
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
