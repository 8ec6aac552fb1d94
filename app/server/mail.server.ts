import { createMimeMessage, Mailbox } from 'mail-mime-builder';
import { organization } from '../content/organization.ts';
import { escapeMarkup } from '../markup.ts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

export interface Mail {
  /** The local part of the Message-ID, the same for every attempt. */
  readonly id: string;
  /** The local part of References, which keeps mails about one message together. */
  readonly thread?: string;
  readonly subject: string;
  readonly replyTo?: string;
  readonly body: readonly Block[];
  readonly calendars?: readonly { readonly name: string; readonly text: string }[];
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

/** Joiners that an emoji or another script needs. */
const shaping =
  /(?<=\p{Emoji})\uFE0F|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{L}|\p{M})(?<!\p{Script=Latin}|[\u0300-\u036F])(?:\u200C|\u200D)/u;

/** Control characters, zero-width spaces, tags and changes of direction. */
const hidden = new RegExp(
  `(?!${shaping.source})(?:[^\\P{Cc}\\t]|\\p{Bidi_Control}|\\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** Writes hidden characters out as [U+202E], so that no text can pass for another. */
function visibleLines(text: string): readonly string[] {
  return text.split(lineBreak).map((line) => line.replace(hidden, codePoint));
}

const visibleLine = (text: string): string => visibleLines(text).join(' ');

const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Nothing that a mail program could read as a second field or address. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** The library writes a subject as one encoded word of at most 75 characters (RFC 2047, section 2). */
const subjectBytes = 45;

/** Of what a visitor wrote, headers hold the encoded name and a plain address. */
export function toMime(mail: Mail, { from, to }: { from: string; to: string }): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const message = createMimeMessage();
  message.setSender({ name: organization.name, addr: from });
  message.setTo({ addr: to });
  if (mail.replyTo !== undefined && plainAddress.test(mail.replyTo)) {
    message.setHeader('Reply-To', new Mailbox({ addr: mail.replyTo }));
  }
  message.setSubject(shortened(visibleLine(mail.subject)));
  message.setHeader('Message-ID', `<${mail.id}@${domain}>`);
  if (mail.thread !== undefined) message.setHeader('References', `<${mail.thread}@${domain}>`);
  // No answers from out-of-office programs (RFC 3834, section 5).
  message.setHeader('Auto-Submitted', 'auto-generated');
  for (const [contentType, data] of [
    ['text/plain', toText(mail.body)],
    ['text/html', toHtml(mail.subject, mail.body)],
  ] as const) {
    message.addMessage({ contentType, encoding: 'base64', data: toBase64Lines(data) });
  }
  for (const { name: filename, text } of mail.calendars ?? []) {
    const contentType = 'text/calendar; charset=utf-8';
    message.addAttachment({ filename, contentType, data: toBase64Lines(text) });
  }
  return message.asRaw();
}

function shortened(text: string): string {
  if (bytesOf(text).length <= subjectBytes) return text;
  const characters = [...text];
  while (bytesOf(`${characters.join('').trimEnd()}…`).length > subjectBytes) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Lines of 76 characters (RFC 2045, section 6.8). */
function toBase64Lines(text: string): string {
  const binary = Array.from(bytesOf(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join('')).replace(/.{76}/g, '$&\r\n').trimEnd();
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
