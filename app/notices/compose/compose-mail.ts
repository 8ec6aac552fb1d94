import { answeredLink } from '../answered-link.ts';
import type { Digest, NewsletterSummary, Notice } from '../notice.ts';
import { localTime, longLocalDay } from './local-time.ts';
import type { Block, Mail } from './mail.ts';
import { messageMail } from './message-mail.ts';

type AnsweredBlock = (submission: string) => Promise<Block>;

/** Makes the mail of a notice; its links are signed with the token. */
export async function composeMail(
  { id, kind, content }: Notice,
  options: { siteUrl: string; token: string },
): Promise<Mail> {
  const answered: AnsweredBlock = async (submission) => ({
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

const digestReasons = {
  'message-digest': 'More messages came at once than can be mailed one by one.',
  'reminder-digest': 'More messages have waited for 20 hours than can be mailed one by one.',
  'overdue-digest': 'These have waited for longer than the promised 24 hours.',
} as const;

/** The mail about many messages that wait for an answer. */
async function digestMail(
  reason: string,
  { total, oldest }: Digest,
  answered: AnsweredBlock,
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

/** The daily mail about the newsletter: numbers, and no addresses. */
function newsletterMail(summary: NewsletterSummary): Omit<Mail, 'id'> {
  const { after, until, signups, withdrawals, subscribers } = summary;
  const first = longLocalDay(after);
  // Up to midnight: the day before is the last that counts.
  const last = longLocalDay(new Date(until.getTime() - 1));
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const facts = [
    ['Signed up', signups],
    ['Unsubscribed', withdrawals],
    ['On the list now', subscribers],
  ] as const;
  return {
    subject: `Newsletter: ${signups} in, ${withdrawals} out`,
    body: [
      { kind: 'text', text: `The newsletter ${days}:` },
      { kind: 'facts', facts },
      { kind: 'text', text: 'The site’s docs/office.md says how to export the list.' },
    ],
  };
}
