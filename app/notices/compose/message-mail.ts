import { contact } from '../../content/contact.ts';
import type { NoticedMessage } from '../notice.ts';
import { localTime } from './local-time.ts';
import type { Block, Mail } from './mail.ts';

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

/** The link that marks a message as answered. */
export const answeredBlock = (href: string): Block => ({
  kind: 'link',
  label: 'Already answered? Mark it as answered',
  href,
});

/** An interest as a subject has room for it: "Governance" of "Governance & Risk Management Services". */
export const topicOf = (interest: string): string => interest.split(/ [&/] /)[0] ?? interest;

type Column = Exclude<keyof SentMessage, 'message' | 'created_at'>;

const { fields } = contact.form;

/** The form's labels with what was chosen. A column that is missing here is a type error. */
function factsOf(message: SentMessage): readonly (readonly [string, string])[] {
  const facts: Readonly<Record<Column, readonly [label: string, value: string | null]>> = {
    full_name: [fields.full_name.label, message.full_name],
    email_address: [fields.email_address.label, message.email_address],
    organization_name: [fields.organization_name.label, message.organization_name],
    country: [fields.country.label, message.country],
    interest_area: [fields.interest_area.label, message.interest_area],
    monthly_budget: [fields.monthly_budget.label, message.monthly_budget],
    timeline: [fields.timeline.label, message.timeline],
  };
  return Object.values(facts).flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  );
}
