import type { NoticedMessage } from '../notice.ts';
import { localTime } from './local-time.ts';
import type { Block, Mail } from './mail.ts';

/** The mail about one message: everything that its writer said, and Reply answers them. */
export function messageMail(
  message: NoticedMessage,
  { kind, answeredLink }: { kind: 'message' | 'reminder'; answeredLink: string | null },
): Omit<Mail, 'id'> {
  const reminds = kind === 'reminder';
  const topic = topicOf(message.interest_area);
  return {
    thread: message.id,
    subject: reminds ? `Waiting 20 h: ${topic}` : `New message: ${topic}`,
    replyTo: message.email_address,
    body: [
      {
        kind: 'text',
        text: reminds
          ? 'This message has been waiting for 20 hours. The site promises an answer within 24.'
          : 'Somebody wrote to you on the website. Press Reply to answer.',
      },
      { kind: 'facts', facts: factsOf(message) },
      { kind: 'quote', text: message.message },
      ...linkTo(answeredLink),
    ],
  };
}

/** The beginning of an interest area, short enough for a subject: "Speaking" of "Speaking / Thought …". */
function topicOf(interest: string): string {
  return (interest.split(' / ')[0] ?? interest).replace(/ Services$/, '');
}

function factsOf(message: NoticedMessage): readonly (readonly [string, string])[] {
  return [
    ['Name', message.full_name],
    ['Email', message.email_address],
    ['Organization', message.organization_name ?? 'not given'],
    ['Country', message.country],
    ['About', message.interest_area],
    ['Budget', message.monthly_budget ?? 'not given'],
    ['Timeline', message.timeline ?? 'not given'],
    ['Received', localTime(message.created_at)],
  ];
}

function linkTo(href: string | null): readonly Block[] {
  return href === null
    ? []
    : [{ kind: 'link', label: 'Already answered? Mark it as answered', href }];
}
