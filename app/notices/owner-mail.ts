import { EnvironmentError, type NoticeVariables } from '../server/environment.server.ts';
import { timeLimits } from '../server/limits.server.ts';
import { logUnexpected } from '../server/log.server.ts';
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

/** Hands a mail to the mail service; one that is 'unanswered' when the time limit is over may have gone out. */
export function sendMail(
  mail: Mail,
  { from, to, mailer }: MailSettings,
): Promise<'mailed' | 'not mailed' | 'unanswered'> {
  // The service's own words may quote an address: they are not logged.
  const outcome = mailer.send({ from, to, raw: toMime(mail, { from, to }) }).then(
    () => 'mailed' as const,
    () => 'not mailed' as const,
  );
  return withTimeout(outcome, timeLimits.mail, 'unanswered' as const);
}

/** Does work that needs mails, if they are on. Never rejects: a mistake of ours is logged. */
export async function withMail(
  ctx: MailContext,
  work: (settings: MailSettings) => Promise<void>,
): Promise<void> {
  try {
    const settings = mailSettings(ctx);
    if (settings !== null) await work(settings);
  } catch (error) {
    // While a variable of Supabase's is missing, what is thrown is a response, and the log has its sentence.
    if (error instanceof Error) logUnexpected(ctx.log, 'notices', error);
  }
}
