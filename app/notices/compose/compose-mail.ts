import { answeredLink } from '../answered-link.ts';
import type { NewsletterSummary, Notice, OverdueDigest } from '../notice.ts';
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
    case 'overdue-digest':
      return { id, ...(await digestMail(content, answered)) };
    case 'newsletter-summary':
      return { id, ...newsletterMail(content) };
  }
}

/** The morning's mail about the messages that wait for longer than the promised 24 hours, the oldest first. */
async function digestMail(
  { total, oldest }: OverdueDigest,
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
      { kind: 'text', text: 'Waiting for longer than the promised 24 hours, the oldest first:' },
      ...(await Promise.all(entries)).flat(),
      ...(more > 0 ? [{ kind: 'text' as const, text: `… and ${more} more.` }] : []),
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
    ['Signed up', String(signups)],
    ['Unsubscribed', String(withdrawals)],
    ['On the list now', String(subscribers)],
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
