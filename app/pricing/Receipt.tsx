import type { EstimateContent } from '~/content/estimate';
import { fill } from '~/text/fill';
import { formatCents, formatCount } from '~/text/numbers';
import type { Estimate } from './estimate';

type Priced = Extract<Estimate, { outcome: 'priced' }>;

export function Receipt({ priced, words }: { priced: Priced; words: EstimateContent['result'] }) {
  const { employees, tier, lines, monthly, yearly } = priced;
  const size = employees === 1 ? words.size.one : words.size.many;
  return (
    <>
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Total label={words.perMonth} cents={monthly} className="step-4" />
        <Total label={words.perYear} cents={yearly} className="step-2" />
      </dl>
      <div className="mt-6 scroll-x print:mt-4">
        <table className="w-full">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink step--1">
              {words.columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-2 pr-4 text-right font-600 first:text-left last:pr-px"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ count }) => count > 0)
              .map(({ staffType, count, rate, monthly }) => (
                <tr key={staffType.id} className="border-b border-line align-baseline">
                  <th scope="row" className="py-3 pr-4 text-left font-400 print:py-1">
                    {`${staffType.label} `}
                    {rate > 0 && (
                      <span className="block step--1 text-muted print:inline">
                        {fill(words.each, { rate: formatCents(rate) })}
                      </span>
                    )}
                  </th>
                  <td className="py-3 pr-4 text-right print:py-1">{formatCount(count)}</td>
                  <td className="py-3 text-right print:py-1">
                    {rate > 0 ? formatCents(monthly) : words.free}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className="mt-5 step--1">
        {fill(size, {
          count: formatCount(employees),
          min: String(tier.min),
          max: String(tier.max),
        })}
      </p>
      <p className="mt-2 step--1 text-muted">{words.note}</p>
    </>
  );
}

function Total({ label, cents, className }: { label: string; cents: number; className: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{label}</dt>
      <dd className={`ml-0 font-display leading-tight ${className}`}>{formatCents(cents)}</dd>
    </div>
  );
}
