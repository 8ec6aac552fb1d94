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

export const noOptions = {
  posted: { organization_name: '', monthly_budget: '', timeline: '' },
  stored: { organization_name: null, monthly_budget: null, timeline: null },
} as const;

export const noTimes = { time_1: '', time_2: '', time_3: '' } as const;

/** The full message in words that no other test uses: identical ones count as a retry. */
export const newMessage = () => ({
  ...fullMessage,
  message: `${fullMessage.message} (${crypto.randomUUID()})`,
});

export const newAddress = () => `ada.${crypto.randomUUID()}@nonprofit.example`;
