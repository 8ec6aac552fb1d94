import { organization } from '../../content/organization.ts';
import type { Email } from '../../server/request-context.ts';
import type { Mail } from './mail.ts';
import { toHtml, toText } from './mail-body.ts';

/** An address that can stand in a header as it is: nothing that a mail program could read as a second field or address. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/**
 * The mail as the platform takes it. Nothing that a visitor wrote stands in a header but the address to reply to, and
 * that only when it is a plain one.
 */
export function toEmail(mail: Mail, { from, to }: { from: string; to: string }): Email {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    from: { name: organization.name, email: from },
    to,
    ...(mail.replyTo !== null && plainAddress.test(mail.replyTo) && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: toText(mail.body),
    html: toHtml(mail.body),
    headers: {
      // The same for every attempt; the Message-ID is the platform's.
      'X-Notice-ID': mail.id,
      ...(mail.thread !== null && { References: `<${mail.thread}@${domain}>` }),
      // Tells out-of-office programs not to answer (RFC 3834, section 5).
      'Auto-Submitted': 'auto-generated',
    },
  };
}
