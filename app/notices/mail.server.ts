import MailComposer from 'nodemailer/lib/mail-composer';
import { organization } from '../content/organization.ts';
import { escapeMarkup } from '../text/markup.ts';

export interface Mail {
  /** The local part of the Message-ID, the same for every attempt. */
  readonly id: string;
  readonly subject: string;
  readonly replyTo?: string | null;
  readonly body: readonly Block[];
}

/** A piece of a mail, in both of its forms. */
type Block = Readonly<Record<'text' | 'html', string>>;

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Control characters, and marks of direction that work beyond their text. A pair of isolates ends where it began. */
const deceiving =
  /[\u2066-\u2068][^\p{Cc}\u202A-\u202E\u2066-\u2069]*\u2069|[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu;

const shown = (found: string) =>
  found.length > 1
    ? found
    : `[U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Writes what can deceive out as [U+202E], so that no text can pass for another. */
const visibleLines = (text: string) =>
  text.split(lineBreak).map((line) => line.replace(deceiving, shown));

const visibleLine = (text: string) => visibleLines(text).join(' ');

export const paragraph = (text: string): Block => ({
  text,
  html: `<p>${escapeMarkup(text)}</p>`,
});

/** What a visitor wrote. */
export const quote = (text: string): Block => ({
  text: visibleLines(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n'),
  html: `<blockquote dir="auto" style="white-space: pre-wrap">${visibleLines(text).map(escapeMarkup).join('<br>')}</blockquote>`,
});

/** Labels of ours and what a visitor wrote. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({
  text: rows.map(([label, value]) => `${label}: ${visibleLine(value)}`).join('\n'),
  html: `<p>${rows.map(([label, value]) => `${escapeMarkup(label)}: <bdi>${escapeMarkup(visibleLine(value))}</bdi>`).join('<br>\n')}</p>`,
});

export const link = (label: string, href: string): Block => ({
  text: `${label}:\n${href}`,
  html: `<p><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></p>`,
});

/** A mail as text (RFC 5322). The visitor wrote two parts of its headers: the name and the address. */
export async function mimeOf(mail: Mail, from: string, to: string): Promise<string> {
  const { id, subject, replyTo, body } = mail;
  // No header takes a longer word, and programs would decode what looks like an encoded one.
  const title = [...visibleLine(subject)].slice(0, 300).join('').replaceAll('=?', '= ?');
  const mime = new MailComposer({
    from: { name: organization.name, address: from },
    to,
    ...(replyTo && { replyTo }),
    subject: title,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // No answers from out-of-office programs (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${body.map(({ text }) => text).join('\n\n')}\n`,
    // No pictures and no scripts; mail programs ignore style sheets.
    html: `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title></head>
<body style="font: 16px/1.5 sans-serif; overflow-wrap: anywhere">
${body.map(({ html }) => html).join('\n')}
</body>
</html>
`,
    textEncoding: 'quoted-printable',
    newline: '\r\n',
    baseBoundary: id,
  });
  return (await mime.compile().build()).toString();
}
