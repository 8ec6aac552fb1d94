import { columns, fieldOf } from '../../app/content/contact-fields.ts';

export const fullMessage = {
  full_name: 'Zoë O’Brien-Tremblay',
  email_address: 'zoe@nonprofit.example',
  organization_name: 'Kôna & Daughters <Society>',
  country: 'Canada',
  monthly_budget: '$500 - $2,000',
  timeline: '3 - 6 Months',
  interest_area: 'Governance & Risk Management Services',
  message: 'Two lines\nwith "quotes", 5 < 6 and ᐃᓄᒃᑎᑐᑦ.',
} as const;

const optional = columns.filter((column) => fieldOf(column).missing === undefined);
const allOptional = <Value>(value: Value) =>
  Object.fromEntries(optional.map((name) => [name, value]));

export const noOptions = { posted: allOptional(''), stored: allOptional(null) };

export const noTimes = { times: '', time_zone: '' } as const;

/** The full message in words that no other test uses: identical ones count as a retry. */
export const newMessage = () => ({
  ...fullMessage,
  message: `${fullMessage.message} (${crypto.randomUUID()})`,
});

export const newAddress = () => `ada.${crypto.randomUUID()}@nonprofit.example`;
