import MailComposer from 'nodemailer/lib/mail-composer';
import { organization } from '../content/organization.ts';
import { withTimeout } from '../server/bounded-calls.server.ts';
import { EnvironmentError, readNotices } from '../server/environment.server.ts';
import { timeLimits } from '../server/limits.server.ts';
import { describeError } from '../server/log.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { escapeMarkup } from '../text/markup.ts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

export interface Mail {
  /** The local part of the Message-ID, the same for every attempt. */
  readonly id: string;
  readonly subject: string;
  readonly replyTo?: string;
  readonly body: readonly Block[];
}

/** What a visitor wrote begins with "> " or follows a label. */
export function toText(body: readonly Block[]): string {
  return `${body.map(textOf).join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return visibleLine(block.text);
    case 'quote':
      return visibleLines(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${visibleLine(value)}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

const font = "font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** No pictures and no scripts; mail programs ignore style sheets. */
export function toHtml(subject: string, body: readonly Block[]): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(visibleLine(subject))}</title>
</head>
<body style="margin: 0">
<div style="max-width: 40rem; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; ${font}">
${body.map(htmlOf).join('\n')}
</div>
</body>
</html>
`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin: 0 0 16px">${escapeMarkup(visibleLine(block.text))}</p>`;
    case 'quote':
      return `<blockquote dir="auto" style="margin: 0 0 24px; padding: 0 0 0 16px; border-left: 3px solid #8f99a3; white-space: pre-wrap">${visibleLines(block.text).map(escapeMarkup).join('<br>')}</blockquote>`;
    case 'facts':
      return `<table style="margin: 0 0 16px; border-collapse: collapse; font-size: 14px">\n${block.facts.map(rowOf).join('\n')}\n</table>`;
    case 'link':
      return `<p style="margin: 0 0 24px"><a href="${escapeMarkup(block.href)}">${escapeMarkup(block.label)}</a></p>`;
  }
}

const rowOf = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; overflow-wrap: normal">${escapeMarkup(label)}</th><td dir="auto" style="padding: 2px 0; vertical-align: top">${escapeMarkup(visibleLine(value))}</td></tr>`;

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Control characters, and marks of direction that work beyond their text. A pair of isolates ends where it began. */
const deceiving =
  /[\u2066-\u2068][^\p{Cc}\u202A-\u202E\u2066-\u2069]*\u2069|[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Writes what can deceive out as [U+202E], so that no text can pass for another. */
function visibleLines(text: string): readonly string[] {
  return text
    .split(lineBreak)
    .map((line) => line.replace(deceiving, (found) => (found.length > 1 ? found : codeOf(found))));
}

const visibleLine = (text: string): string => visibleLines(text).join(' ');

const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Nothing that a mail program could read as a second field or address. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** Of what a visitor wrote, headers hold the name and a plain address. */
export async function mimeOf(
  { id, subject, replyTo = '', body }: Mail,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string> {
  const mime = new MailComposer({
    from: { name: organization.name, address: from },
    to,
    ...(plainAddress.test(replyTo) && { replyTo }),
    subject: visibleLine(subject),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // No answers from out-of-office programs (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: toText(body),
    html: toHtml(subject, body),
    textEncoding: 'quoted-printable',
    newline: '\r\n',
    baseBoundary: id,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await mime.compile().build()).toString();
}

export type MailContext = Pick<RequestContext, 'env' | 'mailer' | 'log'>;

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;

/** Null when mails are off. A wrong setting is logged. */
export function mailSettings({ env, mailer, log }: MailContext) {
  try {
    const notices = readNotices(env);
    return notices && mailer && { ...notices, mailer };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'notices.off', level: 'error', error: error.message });
    return null;
  }
}

/** Whether the mail service took it. One that it left unanswered may have gone out. */
export async function sendMail(
  { log }: Pick<MailContext, 'log'>,
  mail: Mail,
  { from, to, mailer }: MailSettings,
): Promise<boolean> {
  const raw = await mimeOf(mail, { from, to });
  const outcome = mailer.send({ from, to, raw }).then(
    () => 'mailed' as const,
    (error: unknown) => (error instanceof Error ? error : new Error(describeError(error))),
  );
  const answer = await withTimeout(outcome, timeLimits.mail, 'unanswered' as const);
  if (answer instanceof Error) {
    const error = answer.message.replaceAll(/\S*@\S*/g, '[address]');
    log({ event: 'mail.refused', level: 'warn', noticeId: mail.id, error });
  } else
    log({
      event: `mail.${answer}`,
      level: answer === 'mailed' ? 'info' : 'warn',
      noticeId: mail.id,
    });
  return answer === 'mailed';
}
