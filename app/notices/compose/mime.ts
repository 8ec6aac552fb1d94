import { createMimeMessage, Mailbox } from 'mail-mime-builder';
import { organization } from '../../content/organization.ts';
import { type Mail, toHtml, toText, visibleLine } from './mail.ts';

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
