import type { OverdueDigest } from '../notice.ts';
import { localTime } from './local-time.ts';
import type { Mail } from './mail.ts';

/** The morning's mail about the messages that wait for longer than the promised 24 hours, the oldest first. */
export function digestMail(
  { total, oldest }: OverdueDigest,
  answeredLinks: ReadonlyMap<string, string>,
): Omit<Mail, 'id'> {
  const subject =
    total === 1
      ? '1 message is waiting for an answer'
      : `${total} messages are waiting for an answer`;
  const more = total - oldest.length;
  return {
    thread: null,
    subject,
    replyTo: null,
    body: [
      {
        kind: 'text',
        text: 'Waiting for longer than the 24 hours that the site promises, the oldest first:',
      },
      ...oldest.flatMap((message) => {
        const href = answeredLinks.get(message.id);
        return [
          {
            kind: 'facts' as const,
            facts: [
              ['Name', message.full_name],
              ['Organization', message.organization_name ?? 'not given'],
              ['About', message.interest_area],
              ['Received', localTime(message.created_at)],
            ] as const,
          },
          ...(href === undefined
            ? []
            : [{ kind: 'link' as const, label: 'Mark it as answered', href }]),
        ];
      }),
      ...(more > 0 ? [{ kind: 'text' as const, text: `… and ${more} more.` }] : []),
    ],
  };
}
