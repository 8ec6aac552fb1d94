import { byColumn } from '../../app/content/contact-fields.ts';
import type { MailedMessage } from '../../app/notices/words.server.ts';

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

/** The full message in words that no other test uses. */
export const newMessage = () => ({
  ...fullMessage,
  message: `${fullMessage.message} (${crypto.randomUUID()})`,
});

export const newAddress = () => `ada.${crypto.randomUUID()}@nonprofit.example`;

/** A message as a mail gets it. */
export const mailedMessage = {
  ...byColumn(() => null),
  id: '7ba7b810-9dad-41d1-80b4-00c04fd430c8',
  full_name: 'Zoë Côté',
  email_address: 'zoe@charity.example',
  country: 'Canada',
  timeline: '1 - 3 Months',
  interest_area: 'General Inquiry',
  message: 'Hello.\nᐊᐃ, can we talk? <b>🙂</b> & more',
  created_at: new Date('2026-11-01T05:30:00Z'),
} as const satisfies MailedMessage;
