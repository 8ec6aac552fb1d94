/** A message with every field filled, as the contact form posts it. */
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

/** What the optional fields come as when nothing was chosen, and what is stored then. */
export const noOptions = {
  posted: { organization_name: '', monthly_budget: '', timeline: '' },
  stored: { organization_name: null, monthly_budget: null, timeline: null },
} as const;

/** The times for a consultation, none proposed. */
export const noTimes = { time_1: '', time_2: '', time_3: '' } as const;

/** The full message in words that no other test uses: identical ones count as a retry. */
export const newMessage = () => ({
  ...fullMessage,
  message: `${fullMessage.message} (${crypto.randomUUID()})`,
});

/** An e-mail address that no other test uses. */
export const newAddress = () => `ada.${crypto.randomUUID()}@nonprofit.example`;
