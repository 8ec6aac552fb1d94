import { type Column, columns, fieldOf } from '../content/contact-fields.ts';
import { localDay, localTime } from '../content/local-day.ts';
import { organization } from '../content/organization.ts';
import { formatCount } from '../text/numbers.ts';
import { facts, link, type Mail, paragraph, quote } from './mail.server.ts';

/** A message as it was typed, with the times that were chosen, or as its row has it, with the times in its text. */
export interface MailedMessage extends Readonly<Record<Column, string | null>> {
  readonly id: string;
  readonly created_at: Date;
  readonly times?: readonly string[];
}

/** The mail about one message. A message without a link was not stored, and the mail says so. */
export function messageMail(message: MailedMessage, answeredLink: string | null): Mail {
  const { id, created_at, full_name, email_address: replyTo, times = [] } = message;
  // "Governance" of "Governance & Risk Management Services".
  const [area = ''] = shownValue(message, 'interest_area')?.split(/ [&/] /) ?? [];
  const subject = `${times.length > 0 ? 'Consultation' : area}: ${full_name}`;
  const body = [
    quote(message.message ?? ''),
    facts([
      ...times.map((time) => ['Time that suits', time] as const),
      ...columns.flatMap((column) => {
        const value = column === 'message' ? null : shownValue(message, column);
        return value ? [[fieldOf(column).label, value] as const] : [];
      }),
      ['Received', localTime(created_at)],
    ]),
    answeredLink === null ? paragraph(unstored) : answered(answeredLink),
  ];
  return answeredLink === null
    ? { id: `unstored-${id}`, subject: `Not stored: ${subject}`, replyTo, body }
    : { id, subject, replyTo, body };
}

const unstored =
  'The database didn’t confirm this message, so this email may be the only copy. The site asked the sender to email you.';

/** Whoever has the visitors' key may write any words as an option. */
function shownValue(message: MailedMessage, column: Column): string | null {
  const field = fieldOf(column);
  const value = message[column];
  if (!value || field.control !== 'choice') return value;
  return field.options.includes(value) ? value : 'other';
}

const answered = (href: string) => link('Already answered? Mark it as answered', href);

const messages = (count: number, more = '') =>
  `${formatCount(count)} ${more}${count === 1 ? 'message is' : 'messages are'} waiting`;

const whereToRead =
  'To read all, run open-messages in Supabase’s SQL Editor (the site’s docs/office.md).';
const schedules = 'Do the nightly and weekly runs still work? See docs/operations.md.';

/** The mail about `count` messages that came after the hour's last mail was sent. */
export const waitingMail = (count: number): Mail => ({
  id: `waiting-${new Date().toISOString().slice(0, 13)}`,
  subject: messages(count, 'more '),
  body: [
    paragraph(
      `More messages came in than the site emails in an hour. The others follow, as many each hour. ${whereToRead}`,
    ),
  ],
});

/** The morning's mail about unanswered messages. It warns when the site was last `published` (in ms) over a month ago. */
export const unansweredMail = (
  total: number,
  oldest: readonly (MailedMessage & { readonly link: string })[],
  published: number,
): Mail => ({
  id: `unanswered-${localDay()}`,
  subject: `${messages(total)} for an answer`,
  body: [
    paragraph(
      `For more than 24 hours; the site promises an answer ${organization.replyPromise}. The oldest first. ${whereToRead}`,
    ),
    ...oldest.flatMap(({ full_name, organization_name, created_at, link }) => [
      facts([
        ['From', [full_name, organization_name].filter(Boolean).join(', ')],
        ['Received', localTime(created_at)],
      ]),
      answered(link),
    ]),
    ...(Date.now() - published > 30 * 86_400_000
      ? [paragraph(`Nothing was published since ${localTime(new Date(published))}. ${schedules}`)]
      : []),
  ],
});
