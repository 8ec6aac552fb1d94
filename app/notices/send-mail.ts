import { timeLimits } from '../server/limits.ts';
import { withTimeout } from '../server/with-timeout.ts';
import type { Mail } from './compose/mail.ts';
import { toMime } from './compose/mime.ts';
import type { MailSettings } from './mail-settings.ts';

/**
 * Hands a mail to the mail service; resolves with whether it was taken within the time limit. Why not is not logged: the
 * service's words may quote an address.
 */
export async function sendMail(mail: Mail, { from, to, mailer }: MailSettings): Promise<boolean> {
  try {
    const sent = mailer.send({ from, to, raw: toMime(mail, { from, to }) }).then(() => true);
    return await withTimeout(sent, timeLimits.mail, false);
  } catch {
    return false;
  }
}
