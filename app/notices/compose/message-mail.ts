import type { NoticedMessage } from '../notice.ts';
import { localTime } from './local-time.ts';
import type { Mail } from './mail.ts';

/** Why a mail about one message is sent, in the subject and below the message. */
const occasions = {
  message: { subject: '', note: null },
  reminder: {
    subject: 'Reminder: ',
    note: 'This message has been waiting for 20 hours. The site promises an answer within 24.',
  },
  unstored: {
    subject: 'Not stored: ',
    note: 'The database did not take this message, so it stands in this mail alone. The sender was asked to email you.',
  },
} as const;

/** A message that may have no row in the database. */
export type SentMessage = Omit<NoticedMessage, 'id'>;

/** The mail about one message: what its sender wrote, then everything else they said. Reply answers them. */
export function messageMail(
  message: SentMessage,
  occasion: keyof typeof occasions,
): Omit<Mail, 'id'> {
  const { subject, note } = occasions[occasion];
  return {
    subject: `${subject}${topicOf(message.interest_area)}: ${message.full_name}`,
    replyTo: message.email_address,
    body: [
      { kind: 'quote', text: message.message },
      ...(note === null ? [] : [{ kind: 'text', text: note } as const]),
      { kind: 'facts', facts: [...factsOf(message), ['Received', localTime(message.created_at)]] },
    ],
  };
}

/** An interest as a subject has room for it: "Governance" of "Governance & Risk Management Services". */
const topicOf = (interest: string): string => interest.split(/ [&/] /)[0] ?? interest;

type Column = Exclude<keyof SentMessage, 'message' | 'created_at'>;

/** What else was said; what was left empty is left out. A column that is missing here is a type error. */
function factsOf(message: SentMessage) {
  const facts: Readonly<Record<Column, readonly [label: string, value: string | null]>> = {
    full_name: ['Name', message.full_name],
    email_address: ['Email', message.email_address],
    organization_name: ['Organization', message.organization_name],
    country: ['Country', message.country],
    interest_area: ['Interest', message.interest_area],
    monthly_budget: ['Budget', message.monthly_budget],
    timeline: ['Timeline', message.timeline],
  };
  return Object.values(facts).flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
