import { messageMail, type SentMessage } from './compose/message-mail.ts';
import { type MailContext, mailSettings, sendMail } from './owner-mail.ts';

/**
 * Mails a message that the database did not take, if mails are on, so that it is not lost. The same message has the same
 * Message-ID: mail programs show what a visitor sends again once. Never rejects.
 */
export async function deliverUnstored(
  ctx: MailContext,
  message: Omit<SentMessage, 'created_at'>,
): Promise<void> {
  const settings = mailSettings(ctx);
  if (settings === null) return;
  const content = new TextEncoder().encode(JSON.stringify(message));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const id = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const mail = messageMail({ ...message, created_at: new Date() }, 'unstored');
  const sent = await sendMail({ id, ...mail }, settings);
  ctx.log({ event: 'message.unstored', level: 'error', reason: sent ? 'mailed' : 'not mailed' });
}
