import type { RequestContext } from '../server/request-context.ts';
import { messageMail, type SentMessage } from './compose/message-mail.ts';
import { type MailContext, mailSettings } from './mail-settings.ts';
import { sendMail } from './send-mail.ts';

/**
 * Mails a message that the database did not take, if mails are on, so that it is not lost. The same message has the same
 * Message-ID: mail programs show what a visitor sends again once. Never rejects.
 */
export async function deliverUnstored(
  ctx: MailContext & Pick<RequestContext, 'requestId'>,
  message: Omit<SentMessage, 'created_at'>,
): Promise<void> {
  const settings = mailSettings(ctx);
  if (settings === null) return;
  const mail = messageMail({ ...message, created_at: new Date() }, 'unstored');
  const sent = await sendMail({ id: await idOf(message), ...mail }, settings);
  ctx.log({ event: 'message.unstored', level: 'error', reason: sent ? 'mailed' : 'not mailed' });
}

async function idOf(message: object): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(message));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
