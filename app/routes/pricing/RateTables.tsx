import { Section, SectionHeading } from '~/components/Section';
import { TextLink } from '~/components/SmartLink';
import type { Pricing, Rates } from '~/content/schemas/prices';
import { rateInCents } from '~/pricing/estimate';
import { formatCents } from '~/pricing/money';

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
  return (
    <Section
      labelledBy="rates"
      className="grid gap-x-8 gap-y-8 pb-8! md:pb-10! lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      <SectionHeading
        id="rates"
        heading={table.heading}
        text={table.note}
        className="lg:col-span-4"
      />
      <div className="self-start scroll-x lg:col-span-8 lg:row-span-2">
        <table className="w-full">
          <caption className="visually-hidden">{table.caption}</caption>
          <ColumnHeads columns={table.columns} />
          <tbody>
            {rates.tiers.map((tier) => (
              <tr key={tier.min} className="border-b border-line align-baseline">
                <th
                  scope="row"
                  className="whitespace-nowrap py-6 pr-3 text-left font-600 step-2 md:py-8"
                >
                  {tier.min}–{tier.max}
                </th>
                <td className="py-6 pr-3 font-650 step-3 md:py-8">
                  {formatCents(tier.monthlyRate * 100)}
                </td>
                <td className="py-6 text-muted step-2 md:py-8">
                  {partTime && formatCents(rateInCents(tier, partTime))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="self-start border-l-3 border-lake pl-5 lg:col-span-4">
        <h3 className="step-1">{larger.heading}</h3>
        <p className="mt-2 text-muted">{larger.text}</p>
        <TextLink link={larger.link} className="mt-2" />
      </div>
    </Section>
  );
}

export function StaffTable({ rates, table }: { rates: Rates; table: Pricing['staffTable'] }) {
  return (
    <Section
      labelledBy="staff-types"
      className="grid gap-x-8 gap-y-8 pt-8! md:pt-10! lg:grid-cols-12"
    >
      <SectionHeading
        id="staff-types"
        heading={table.heading}
        text={table.note}
        className="lg:col-span-4"
      />
      <div className="self-start scroll-x lg:col-span-8">
        <table className="w-full step--1">
          <caption className="visually-hidden">{table.caption}</caption>
          <ColumnHeads columns={table.columns} />
          <tbody>
            {rates.staffTypes.map(({ id, label, definition, shareText }) => (
              <tr key={id} className="border-b border-line align-baseline">
                <th scope="row" className="w-[34%] py-4 pr-4 text-left font-600 leading-snug">
                  {label}
                </th>
                <td className="w-[38%] py-4 pr-4 text-muted">{definition}</td>
                <td className="py-4">{shareText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr className="border-b-2 border-ink text-left step--1 align-bottom">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-3 pr-3 font-600 leading-snug">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
