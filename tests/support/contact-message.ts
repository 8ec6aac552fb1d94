import { byColumn } from '../../app/content/contact-fields.ts';
import type { NoticedMessage } from '../../app/notices/notice.server.ts';

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

/** The full message in words that no other test uses: identical ones count as a retry. */
export const newMessage = () => ({
  ...fullMessage,
  message: `${fullMessage.message} (${crypto.randomUUID()})`,
});

export const newAddress = () => `ada.${crypto.randomUUID()}@nonprofit.example`;

/** A message as a mail gets it. */
export const noticedMessage: NoticedMessage = {
  ...byColumn(() => null),
  id: '7ba7b810-9dad-41d1-80b4-00c04fd430c8',
  full_name: 'Zoë Côté',
  email_address: 'zoe@charity.example',
  country: 'Canada',
  timeline: '1 - 3 Months',
  interest_area: 'General Inquiry',
  message: 'Hello.\nᐊᐃ, can we talk? <b>🙂</b> & more',
  created_at: new Date('2026-11-01T05:30:00Z'),
};

/** A row of the outbox as the database gives it out. */
export const claimedNotice = (changed: object = {}) => ({
  id: noticedMessage.id,
  kind: 'message',
  attempt: 1,
  dead: false,
  content: { ...noticedMessage, created_at: noticedMessage.created_at.toISOString() },
  ...changed,
});
