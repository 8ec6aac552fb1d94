import { createMimeMessage, Mailbox } from 'mail-mime-builder';
import { organization } from '../../content/organization.ts';
import type { Mail } from './mail.ts';
import { toHtml, toText } from './mail-body.ts';

/** An address that can stand in a header as it is: nothing that a mail program could read as a second field or address. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/**
 * The mail as a MIME message. Nothing that a visitor wrote stands in a header but the address to reply to, and that
 * only when it is a plain one; everything else is in the body, encoded.
 */
export function toMime(mail: Mail, { from, to }: { from: string; to: string }): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const message = createMimeMessage();
  message.setSender({ name: organization.name, addr: from });
  message.setTo({ addr: to });
  if (mail.replyTo !== null && plainAddress.test(mail.replyTo)) {
    message.setHeader('Reply-To', new Mailbox({ addr: mail.replyTo }));
  }
  message.setSubject(mail.subject);
  message.setHeader('Message-ID', `<${mail.id}@${domain}>`);
  if (mail.thread !== null) message.setHeader('References', `<${mail.thread}@${domain}>`);
  // Tells out-of-office programs not to answer (RFC 3834, section 5).
  message.setHeader('Auto-Submitted', 'auto-generated');
  for (const [contentType, data] of [
    ['text/plain', toText(mail.body)],
    ['text/html', toHtml(mail.body)],
  ] as const) {
    message.addMessage({ contentType, encoding: 'base64', data: toBase64Lines(data) });
  }
  return message.asRaw();
}

/** Base64 in lines of 76 characters (RFC 2045, section 6.8). */
function toBase64Lines(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join('')).replace(/.{76}/g, '$&\r\n').trimEnd();
}
