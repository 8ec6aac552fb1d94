import type { PropsWithChildren, ReactNode } from 'react';
import { DataTable } from '~/components/DataTable';
import { TextLink } from '~/components/links';
import { SideSection } from '~/components/Section';
import type { Pricing } from '~/content/collections.server';
import type { Rates } from '~/content/schemas/facts';
import { formatCents } from '~/text/numbers';
import { rateInCents } from './estimate';

export function TierTable({ rates, tiersTable: table, larger }: Pricing & { rates: Rates }) {
  const partTime = rates.staffTypes.find(({ id }) => id === 'part_time');
  const [, fullTimeLabel, partTimeLabel] = table.columns;
  const rows = rates.tiers.map((tier, index) => (
    <tr key={tier.min} className="md:[&>*]:py-4!">
      <th scope="row" data-label={table.columns[0]} className="font-600! whitespace-nowrap step-2">
        {tier.min}–{tier.max}
      </th>
      <td data-label={fullTimeLabel}>
        <span className={index === 0 ? 'inline-block display-figure pt-3' : 'font-display step-3'}>
          {formatCents(tier.monthlyRate * 100)}
        </span>
      </td>
      <td data-label={partTimeLabel}>
        <span className="step-1">{partTime && formatCents(rateInCents(tier, partTime))}</span>
      </td>
    </tr>
  ));
  return (
    <RateTable id="rates" table={table} rows={rows}>
      <div className="mt-8 border-l-3 border-lake pl-5">
        <h3 className="step-1">{larger.heading}</h3>
        <p className="mt-2 text-muted">{larger.text}</p>
        <TextLink link={larger.link} className="mt-2" />
      </div>
    </RateTable>
  );
}

export function StaffTable({ rates, staffTable: table }: Pricing & { rates: Rates }) {
  const [, hoursLabel, shareLabel] = table.columns;
  const rows = rates.staffTypes.map(({ id, label, definition, shareText }) => (
    <tr key={id}>
      <th scope="row" className="font-600!">
        {label}
      </th>
      <td data-label={hoursLabel}>{definition}</td>
      <td data-label={shareLabel}>{shareText}</td>
    </tr>
  ));
  return <RateTable id="staff-types" table={table} rows={rows} />;
}

function RateTable({
  id,
  table: { heading, note, caption, columns },
  rows,
  children,
}: PropsWithChildren<{ id: string; table: Pricing['tiersTable']; rows: ReactNode }>) {
  return (
    <SideSection id={id} heading={heading} text={note}>
      <DataTable caption={caption} columns={columns}>
        {rows}
      </DataTable>
      {children}
    </SideSection>
  );
}
