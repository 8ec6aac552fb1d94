import { hashOf } from '../server/inline-hashes.ts';
import { messageMail, type SentMessage } from './compose/message-mail.ts';
import { type MailContext, mailSettings, sendMail } from './owner-mail.ts';

/** Mails a message that the database did not take, if mails are on; sent again it has the same Message-ID. Never rejects. */
export async function deliverUnstored(
  ctx: MailContext,
  message: Omit<SentMessage, 'created_at'>,
): Promise<void> {
  const settings = mailSettings(ctx);
  if (settings === null) return;
  const id = await hashOf(JSON.stringify(message));
  const mail = messageMail({ ...message, created_at: new Date() }, 'unstored');
  const sent = await sendMail({ id, ...mail }, settings);
  ctx.log({ event: 'message.unstored', level: 'error', reason: sent ? 'mailed' : 'not mailed' });
}
