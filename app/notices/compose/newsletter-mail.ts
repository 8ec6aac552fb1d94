import type { NewsletterSummary } from '../notice.ts';
import { longLocalDay } from './local-time.ts';
import type { Mail } from './mail.ts';

/** The daily mail about the newsletter: numbers, and no addresses. */
export function newsletterMail(summary: NewsletterSummary): Omit<Mail, 'id'> {
  const { after, until, signups, withdrawals, subscribers } = summary;
  const first = longLocalDay(after);
  // Up to midnight: the day before is the last that counts.
  const last = longLocalDay(new Date(until.getTime() - 1));
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return {
    subject: `Newsletter: ${signups} in, ${withdrawals} out`,
    body: [
      { kind: 'text', text: `The newsletter ${days}:` },
      {
        kind: 'facts',
        facts: [
          ['Signed up', String(signups)],
          ['Unsubscribed', String(withdrawals)],
          ['On the list now', String(subscribers)],
        ],
      },
      { kind: 'text', text: 'The site’s docs/office.md says how to export the list.' },
    ],
  };
}
