import { EnvironmentError, type NoticeVariables } from '../server/environment.server.ts';
import { timeLimits } from '../server/limits.server.ts';
import type { Mailer, RequestContext } from '../server/request-context.server.ts';
import { withTimeout } from '../server/with-timeout.server.ts';
import type { Mail } from './compose/mail.ts';
import { toMime } from './compose/mime.ts';

/** What mails to the owner are sent with. */
export type MailSettings = NoticeVariables & { readonly mailer: Mailer };

/** What the settings are read from. */
export type MailContext = Pick<RequestContext, 'notices' | 'mailer' | 'log'>;

/** The settings of mails to the owner. Null when mails are off; a part that is missing or wrong is logged. */
export function mailSettings(ctx: MailContext): MailSettings | null {
  try {
    const { notices, mailer } = ctx;
    return notices === null || mailer === null ? null : { ...notices, mailer };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    ctx.log({ event: 'notices.off', level: 'error', error: error.message });
    return null;
  }
}

/** Whether the mail service took a mail within the time limit. Its own words may quote an address: they are not logged. */
export async function sendMail(mail: Mail, { from, to, mailer }: MailSettings): Promise<boolean> {
  try {
    const sent = mailer.send({ from, to, raw: toMime(mail, { from, to }) }).then(() => true);
    return await withTimeout(sent, timeLimits.mail, false);
  } catch {
    return false;
  }
}
