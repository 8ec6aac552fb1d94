import { ButtonLink } from '~/components/Button';
import { Fold } from '~/components/Fold';
import type { EstimateContent } from '~/content/estimate';
import type { SectionText } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { fill } from '~/text/fill';
import { formatCents, formatCount } from '~/text/numbers';
import { type Estimate, type Priced, priceJumps } from './estimate';

interface Estimated {
  readonly content: EstimateContent;
  readonly result: Estimate | null;
}

export function Receipt({
  content: { rates, result: words },
  priced,
  open,
}: {
  content: EstimateContent;
  priced: Priced;
  open?: boolean;
}) {
  const { headcount, employees, tier, next, lines, monthly, yearly } = priced;
  const hasCents = lines.some(({ monthly }) => monthly % 100 !== 0);
  const price = (cents: number) => formatCents(cents, hasCents);
  const size = employees === 1 ? words.size.one : words.size.many;
  return (
    <>
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Total label={words.perMonth} price={price(monthly)} className="step-4" />
        <Total label={words.perYear} price={price(yearly)} className="step-2" />
      </dl>
      <Fold
        open={open}
        summary={words.caption}
        summaryLook="flex min-h-12 font-600"
        className="mt-5 max-md:mb-4 max-md:border-y md:unfolded"
      >
        <div className="scroll-x">
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
                    <th scope="row" className="py-2 pr-4 text-left font-400">
                      {`${staffType.label} `}
                      {rate > 0 && (
                        <span className="block step--1 text-muted">
                          {fill(words.each, { rate: formatCents(rate) })}
                        </span>
                      )}
                    </th>
                    <td className="py-2 pr-4 text-right">{formatCount(count)}</td>
                    <td className="py-2 text-right">{rate > 0 ? price(monthly) : words.free}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        <p className="my-4 step--1">
          {fill(size, {
            count: formatCount(employees),
            min: String(tier.min),
            max: String(tier.max),
          })}
          {next &&
            ` ${fill(words.next, { min: String(next.min), rate: formatCents(next.monthlyRate * 100) })}`}
        </p>
      </Fold>
      {priceJumps(headcount, rates).map(({ kind, people, rate, monthly }) => (
        <p key={kind} className="mt-2 border-l-3 border-lake pl-4 step--1">
          {fill(words.jumps[kind][people === 1 ? 'one' : 'many'], {
            count: formatCount(people),
            rate: formatCents(rate),
            monthly: formatCents(monthly),
          })}
        </p>
      ))}
      <p className="mt-2 step--1 text-muted">{words.note}</p>
    </>
  );
}

function Total({ label, price, className }: { label: string; price: string; className: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{label}</dt>
      <dd className={`ml-0 font-display leading-tight ${className}`}>{price}</dd>
    </div>
  );
}

export function Unpriced({ level: Heading, ...estimated }: Estimated & { level: 'h2' | 'h3' }) {
  const { heading, text, link } = reason(estimated);
  return (
    <div className="min-h-40">
      <Heading className="step-1">{heading}</Heading>
      <p className="mt-2 text-muted">{text}</p>
      {link && <ButtonLink link={link} variant="outline" className="mt-6" />}
    </div>
  );
}

function reason({ content, result }: Estimated): SectionText & { link?: Link } {
  const { errors, larger, nobody } = content;
  if (!result) return { heading: content.result.heading, text: errors.pending };
  if (result.outcome !== 'larger') return nobody;
  const values = { count: formatCount(result.employees), largest: formatCount(result.largest) };
  return { ...larger, heading: fill(larger.heading, values), text: fill(larger.text, values) };
}

export function EstimateStatus({ changed, ...estimated }: Estimated & { changed: boolean }) {
  return (
    <p role="status" className="visually-hidden">
      {changed ? summary(estimated) : ''}
    </p>
  );
}

function summary({ content, result }: Estimated): string {
  if (result?.outcome !== 'priced') return reason({ content, result }).text;
  const { monthly, yearly } = result;
  const { perMonth, perYear } = content.result;
  return `${perMonth}: ${formatCents(monthly)}. ${perYear}: ${formatCents(yearly)}.`;
}
