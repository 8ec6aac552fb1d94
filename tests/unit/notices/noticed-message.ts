import type { NoticedMessage } from '../../../app/notices/notice.server.ts';

/** A message as a mail gets it. */
export const noticedMessage: NoticedMessage = {
  id: '7ba7b810-9dad-41d1-80b4-00c04fd430c8',
  full_name: 'Zoë Côté',
  email_address: 'zoe@charity.example',
  organization_name: null,
  country: 'Canada',
  monthly_budget: null,
  timeline: '1 - 3 Months',
  interest_area: 'General Inquiry',
  message: 'Hello.\nᐊᐃ, can we talk? <b>🙂</b> & more',
  created_at: new Date('2026-11-01T05:30:00Z'),
};
