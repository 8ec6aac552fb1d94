import { consultationFiles } from '../contact/consultation-times.server.ts';
import { columns, fieldOf } from '../content/contact-fields.ts';
import { organization } from '../content/organization.ts';
import type { Block, Mail } from '../server/mail.server.ts';
import { localTime, longLocalDay } from '../text/local-day.ts';
import { answeredLink } from './answered-link.server.ts';
import type { Digest, NewsletterSummary, Notice, NoticedMessage } from './notice.server.ts';

export async function composeMail(
  { id, kind, content }: Notice,
  options: { siteUrl: string; token: string },
): Promise<Mail> {
  const answered = async (submission: string): Promise<Block> => ({
    kind: 'link',
    label: 'Already answered? Mark it as answered',
    href: await answeredLink({ ...options, submission }),
  });
  switch (kind) {
    case 'message':
    case 'reminder': {
      const mail = messageMail(content, kind);
      return { id, thread: content.id, ...mail, body: [...mail.body, await answered(content.id)] };
    }
    case 'message-digest':
    case 'reminder-digest':
    case 'overdue-digest':
      return { id, ...(await digestMail(digestReasons[kind], content, answered)) };
    case 'newsletter-summary':
      return { id, ...newsletterMail(content) };
  }
}

/** In the subject and below the message. */
const occasions = {
  message: { subject: '', note: null },
  reminder: {
    subject: 'Reminder: ',
    note: `This message has been waiting for 20 hours. The site promises an answer ${organization.replyPromise}.`,
  },
  unstored: {
    subject: 'Not stored: ',
    note: 'The database didn’t confirm this message, so this email may be the only copy. The site asked the sender to email you.',
  },
} as const;

/** It may have no row in the database. */
export type SentMessage = Omit<NoticedMessage, 'id'>;

export function messageMail(
  message: SentMessage,
  occasion: keyof typeof occasions,
): Omit<Mail, 'id'> {
  const { subject, note } = occasions[occasion];
  return {
    subject: `${subject}${topicOf(message.interest_area)}: ${message.full_name}`,
    replyTo: message.email_address,
    calendars: consultationFiles(message),
    body: [
      { kind: 'quote', text: message.message },
      ...(note === null ? [] : [{ kind: 'text', text: note } as const]),
      { kind: 'facts', facts: [...factsOf(message), ['Received', localTime(message.created_at)]] },
    ],
  };
}

/** "Governance" of "Governance & Risk Management Services". */
const topicOf = (interest: string): string => interest.split(/ [&/] /)[0] ?? interest;

const factsOf = (message: SentMessage) =>
  columns.flatMap((column) => {
    const { label, control } = fieldOf(column);
    const value = message[column];
    return value && control !== 'paragraphs' ? [[label, value] as const] : [];
  });

const digestReasons = {
  'message-digest': 'More messages came in than the site can email one by one.',
  'reminder-digest': 'More messages have waited for 20 hours than the site can email one by one.',
  'overdue-digest': 'These have waited longer than 24 hours.',
} as const;

async function digestMail(
  reason: string,
  { total, oldest }: Digest,
  answered: (submission: string) => Promise<Block>,
): Promise<Omit<Mail, 'id'>> {
  const entries = oldest.map(async (message): Promise<readonly Block[]> => {
    const { id, full_name, organization_name, interest_area, created_at } = message;
    const facts = [
      ['From', organization_name === null ? full_name : `${full_name}, ${organization_name}`],
      ['About', interest_area],
      ['Received', localTime(created_at)],
    ] as const;
    return [{ kind: 'facts', facts }, await answered(id)];
  });
  const more = total - oldest.length;
  return {
    subject: `${total} ${total === 1 ? 'message is' : 'messages are'} waiting for an answer`,
    body: [
      { kind: 'text', text: `${reason} The oldest first:` },
      ...(await Promise.all(entries)).flat(),
      ...(more > 0 ? [{ kind: 'text', text: `… and ${more} more.` } as const] : []),
      {
        kind: 'text',
        text: 'All open messages: run open-messages in Supabase’s SQL Editor (the site’s docs/office.md).',
      },
    ],
  };
}

function newsletterMail({ after, until, ...counts }: NewsletterSummary): Omit<Mail, 'id'> {
  const { signups, withdrawals, subscribers } = counts;
  const first = longLocalDay(after);
  // `until` is midnight, so the day before is the last one counted.
  const last = longLocalDay(new Date(until.getTime() - 1));
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const facts = [
    ['Signed up', signups],
    ['Unsubscribed', withdrawals],
    ['On the list now', subscribers],
  ] as const;
  return {
    subject: `Newsletter: ${signups} signed up, ${withdrawals} unsubscribed`,
    body: [
      { kind: 'text', text: `The newsletter ${days}:` },
      { kind: 'facts', facts },
      { kind: 'text', text: 'The site’s docs/office.md says how to export the list.' },
    ],
  };
}
