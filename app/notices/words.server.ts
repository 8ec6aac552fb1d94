import { type Column, columns, fieldOf } from '../content/contact-fields.ts';
import { organization } from '../content/organization.ts';
import { localDay, localTime } from '../text/local-day.ts';
import { formatCount } from '../text/numbers.ts';
import type { Block, Mail } from './mail.server.ts';

/** A message as it was typed, with the times that were chosen, or as its row has it, with the times in its text. */
export interface MailedMessage extends Readonly<Record<Column, string | null>> {
  readonly id: string;
  readonly created_at: Date;
  readonly times?: readonly string[];
}

/** Without a link the message was not stored. */
export function messageMail(message: MailedMessage, answeredLink: string | null): Mail {
  const { id, created_at, times = [] } = message;
  const topic = times.length > 0 ? 'Consultation' : topicOf(message);
  const subject = `${topic}: ${message.full_name ?? ''}`;
  const replyTo = message.email_address ?? '';
  const body: Block[] = [
    { kind: 'quote', text: message.message ?? '' },
    {
      kind: 'facts',
      facts: [
        ...times.map((time) => ['Time that suits', time] as const),
        ...factsOf(message),
        ['Received', localTime(created_at)],
      ],
    },
  ];
  if (answeredLink !== null)
    return { id, subject, replyTo, body: [...body, answeredBlock(answeredLink)] };
  const text =
    'The database didn’t confirm this message, so this email may be the only copy. The site asked the sender to email you.';
  return {
    id: `unstored-${id}`,
    subject: `Not stored: ${subject}`,
    replyTo,
    body: [...body, { kind: 'text', text }],
  };
}

const answeredBlock = (href: string): Block => ({
  kind: 'link',
  label: 'Already answered? Mark it as answered',
  href,
});

/** Whoever has the visitors' key may write any words as an option. */
function shownValue(message: Pick<MailedMessage, Column>, column: Column): string | null {
  const field = fieldOf(column);
  const value = message[column];
  if (!value || field.control !== 'choice') return value;
  return field.options.includes(value) ? value : 'other';
}

/** "Governance" of "Governance & Risk Management Services". */
const topicOf = (message: Pick<MailedMessage, Column>): string =>
  shownValue(message, 'interest_area')?.split(/ [&/] /)[0] ?? '';

const factsOf = (message: MailedMessage) =>
  columns.flatMap((column) => {
    const { label, control } = fieldOf(column);
    const value = shownValue(message, column);
    return value && control !== 'paragraphs' ? [[label, value] as const] : [];
  });

const whereToRead =
  'To read them, run open-messages in Supabase’s SQL Editor (the site’s docs/office.md).';

/** Of those for which this hour has no more mails. */
export function waitingMail(count: number): Mail {
  const more = `${formatCount(count)} more ${count === 1 ? 'message is' : 'messages are'} waiting`;
  const text = `More messages came in than the site emails in an hour. The others follow, as many each hour. ${whereToRead}`;
  return {
    id: `waiting-${new Date().toISOString().slice(0, 13)}`,
    subject: more,
    body: [{ kind: 'text', text }],
  };
}

/** How many messages are unanswered, and the fifty oldest. */
export interface Unanswered {
  readonly total: number;
  readonly oldest: readonly {
    readonly full_name: string;
    readonly organization_name: string | null;
    readonly created_at: Date;
    readonly answeredLink: string;
  }[];
}

/** Days after which a site that is published every night was forgotten. */
const oldBuild = 30;

export function unansweredMail({ total, oldest }: Unanswered, daysSinceBuild: number): Mail {
  const more = total - oldest.length;
  const text = (text: string): Block => ({ kind: 'text', text });
  return {
    id: `unanswered-${localDay()}`,
    subject: `${formatCount(total)} ${total === 1 ? 'message is' : 'messages are'} waiting for an answer`,
    body: [
      text(
        `For more than 24 hours; the site promises an answer ${organization.replyPromise}. The oldest first:`,
      ),
      ...oldest.flatMap(({ full_name, organization_name, created_at, answeredLink }) => {
        const from = organization_name === null ? full_name : `${full_name}, ${organization_name}`;
        const facts = [['From', from] as const, ['Received', localTime(created_at)] as const];
        return [{ kind: 'facts', facts } as const, answeredBlock(answeredLink)];
      }),
      ...(more > 0 ? [text(`… and ${formatCount(more)} more. ${whereToRead}`)] : []),
      ...(daysSinceBuild > oldBuild
        ? [
            text(
              `The site was last published ${daysSinceBuild} days ago. It should be every night, and backed up every week: see docs/operations.md, “Publishing by itself”.`,
            ),
          ]
        : []),
    ],
  };
}
