import type { ReactNode } from 'react';
import { TextLink } from '~/components/links';
import { Section, SectionHeading } from '~/components/Section';
import type { Pricing, Rates } from '~/content/schemas/prices';
import { rateInCents } from './estimate';
import { formatCents } from './money';

export function TierTable({
  rates,
  table,
  larger,
}: {
  rates: Rates;
  table: Pricing['tiersTable'];
  larger: Pricing['larger'];
}) {
  const partTime = rates.staffTypes.find(({ id }) => id === 'part_time');
  const rows = rates.tiers.map((tier) => (
    <tr key={tier.min} className="border-b border-line align-baseline">
      <th scope="row" className="whitespace-nowrap py-6 pr-3 text-left font-600 step-2 md:py-8">
        {tier.min}–{tier.max}
      </th>
      <td className="py-5 pr-3 font-display step-3">{formatCents(tier.monthlyRate * 100)}</td>
      <td className="py-6 text-muted step-2 md:py-8">
        {partTime && formatCents(rateInCents(tier, partTime))}
      </td>
    </tr>
  ));
  return (
    <RateTable
      id="rates"
      table={table}
      rows={rows}
      className="pb-8! md:pb-10! lg:grid-rows-[auto_1fr]"
    >
      <div className="self-start border-l-3 border-lake pl-5 lg:col-span-4">
        <h3 className="step-1">{larger.heading}</h3>
        <p className="mt-2 text-muted">{larger.text}</p>
        <TextLink link={larger.link} className="mt-2" />
      </div>
    </RateTable>
  );
}

export function StaffTable({ rates, table }: { rates: Rates; table: Pricing['staffTable'] }) {
  const rows = rates.staffTypes.map(({ id, label, definition, shareText }) => (
    <tr key={id} className="border-b border-line align-baseline step--1">
      <th scope="row" className="w-[34%] py-4 pr-4 text-left font-600 leading-snug">
        {label}
      </th>
      <td className="w-[38%] py-4 pr-4 text-muted">{definition}</td>
      <td className="py-4">{shareText}</td>
    </tr>
  ));
  return <RateTable id="staff-types" table={table} rows={rows} className="pt-8! md:pt-10!" />;
}

function RateTable({
  id,
  table: { heading, note, caption, columns },
  rows,
  className,
  children,
}: {
  id: string;
  table: Pricing['tiersTable' | 'staffTable'];
  rows: ReactNode;
  className: string;
  children?: ReactNode;
}) {
  return (
    <Section labelledBy={id} className={`grid gap-x-8 gap-y-8 lg:grid-cols-12 ${className}`}>
      <SectionHeading id={id} heading={heading} text={note} className="lg:col-span-4" />
      <div className="self-start scroll-x lg:col-span-8 lg:row-span-2">
        <table className="w-full">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-left step--1 align-bottom">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pr-3 font-600 leading-snug">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      </div>
      {children}
    </Section>
  );
}
