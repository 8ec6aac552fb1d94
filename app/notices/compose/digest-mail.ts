import type { OverdueDigest } from '../notice.ts';
import { localTime } from './local-time.ts';
import type { Block, Mail } from './mail.ts';
import { answeredBlock } from './message-mail.ts';

/**
 * The morning's mail about the messages that wait for longer than the promised 24 hours, the oldest first.
 * `linkOf` makes the link that marks one of them as answered.
 */
export async function digestMail(
  { total, oldest }: OverdueDigest,
  linkOf: (submission: string) => Promise<string>,
): Promise<Omit<Mail, 'id'>> {
  const entries = oldest.map(async (message): Promise<readonly Block[]> => {
    const { id, full_name, organization_name, interest_area, created_at } = message;
    const facts = [
      ['From', organization_name === null ? full_name : `${full_name}, ${organization_name}`],
      ['About', interest_area],
      ['Received', localTime(created_at)],
    ] as const;
    return [{ kind: 'facts', facts }, answeredBlock(await linkOf(id))];
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
