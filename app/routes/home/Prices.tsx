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
      <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-5 sm:grid sm:grid-cols-4 sm:gap-y-0">
        {rates.map((rate, index) => {
          const wide = index === 0 ? 'w-full sm:col-span-2' : '';
          const figure = index === 0 ? 'display-figure' : 'font-display step-4 leading-none';
          return (
            <div key={rate.heading} className={`grid sm:[display:contents] ${wide}`}>
              <dt className={`order-1 mt-2 text-muted sm:row-start-2 ${wide}`}>{rate.heading}</dt>
              <dd className={`${wide} ${figure}`}>{rate.text}</dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-5 border-t border-line pt-5">
        <p className="text-muted">{unit}</p>
        <p className="mt-2">{example}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink link={link} />
        <TextLink link={subsidies} />
      </div>
    </SideSection>
  );
}
