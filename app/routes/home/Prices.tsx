import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { SideSection } from '~/components/Section';
import type { Home } from '~/content/collections.server';
import type { Rates } from '~/content/schemas/facts';
import { formatCents } from '~/text/numbers';

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
      <dl className="grid gap-x-8 sm:grid-cols-2">
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
