import { createMimeMessage, Mailbox } from 'mail-mime-builder';
import { organization } from '../../content/organization.ts';
import { type Mail, toHtml, toText, visibleLine } from './mail.ts';

/** An address that can stand in a header as it is: nothing that a mail program could read as a second field or address. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** The library writes a subject as one encoded word, which may have 75 characters (RFC 2047, section 2). */
const subjectBytes = 45;

/** The mail as MIME. Of what a visitor wrote, headers hold the encoded name and, if it is a plain one, the address. */
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
  // Tells out-of-office programs not to answer (RFC 3834, section 5).
  message.setHeader('Auto-Submitted', 'auto-generated');
  for (const [contentType, data] of [
    ['text/plain', toText(mail.body)],
    ['text/html', toHtml(mail.subject, mail.body)],
  ] as const) {
    message.addMessage({ contentType, encoding: 'base64', data: toBase64Lines(data) });
  }
  return message.asRaw();
}

/** As much of a text as fits into {@link subjectBytes}, with an ellipsis where something is left out. */
function shortened(text: string): string {
  if (bytesOf(text).length <= subjectBytes) return text;
  const characters = [...text];
  while (bytesOf(`${characters.join('').trimEnd()}…`).length > subjectBytes) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Base64 in lines of 76 characters (RFC 2045, section 6.8); the library takes bodies encoded. */
function toBase64Lines(text: string): string {
  const binary = Array.from(bytesOf(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join('')).replace(/.{76}/g, '$&\r\n').trimEnd();
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
