import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { SideSection } from '~/components/Section';
import type { Home } from '~/content/collections.server';
import type { monthlyRates } from '~/content/estimate';

export function Prices({
  prices: { heading, text, unit, link, subsidies },
  rates,
  example,
}: {
  prices: Home['prices'];
  rates: typeof monthlyRates;
  example: string;
}) {
  return (
    <SideSection id="prices" heading={heading} text={text}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rates.map((rate, index) => (
          <div
            key={rate.heading}
            className={index === 0 ? 'sm:col-span-2' : 'mt-5 border-t border-line pt-4'}
          >
            <dt className={index === 0 ? 'visually-hidden' : 'text-muted'}>{rate.heading}</dt>
            <dd
              className={`font-display ${index === 0 ? 'display-figure' : 'step-3 leading-tight'}`}
            >
              {rate.text}
              {index === 0 && (
                <span className="mt-2 block font-text step-0 text-muted text-balance">
                  {unit}, {rate.heading}
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
