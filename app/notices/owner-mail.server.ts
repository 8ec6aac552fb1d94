import { withTimeout } from '../server/bounded-calls.server.ts';
import {
  EnvironmentError,
  type NoticeVariables,
  readNotices,
} from '../server/environment.server.ts';
import { timeLimits } from '../server/limits.server.ts';
import { describeError, logUnexpected } from '../server/log.server.ts';
import { type Mail, toMime } from '../server/mail.server.ts';
import type { Mailer, RequestContext } from '../server/request-context.server.ts';

export type MailSettings = NoticeVariables & { readonly mailer: Mailer };

export type MailContext = Pick<RequestContext, 'env' | 'mailer' | 'log'>;

/** Null when mails are off. A wrong setting is logged. */
export function mailSettings(ctx: MailContext): MailSettings | null {
  try {
    const notices = readNotices(ctx.env);
    return notices && ctx.mailer && { ...notices, mailer: ctx.mailer };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    ctx.log({ event: 'notices.off', level: 'error', error: error.message });
    return null;
  }
}

/** 'unanswered' after the time limit: the mail may have gone out. */
export function sendMail(
  { log }: Pick<MailContext, 'log'>,
  mail: Mail,
  { from, to, mailer }: MailSettings,
): Promise<'mailed' | 'not mailed' | 'unanswered'> {
  const outcome = mailer.send({ from, to, raw: toMime(mail, { from, to }) }).then(
    () => 'mailed' as const,
    (error: unknown) => {
      const words = error instanceof Error ? error.message : describeError(error);
      log({
        event: 'mail.refused',
        level: 'warn',
        error: words.replaceAll(/\S*@\S*/g, '[address]'),
      });
      return 'not mailed' as const;
    },
  );
  return withTimeout(outcome, timeLimits.mail, 'unanswered' as const);
}

/** Never rejects: a mistake of ours is logged. */
export async function withMail(
  ctx: MailContext,
  work: (settings: MailSettings) => Promise<void>,
): Promise<void> {
  try {
    const settings = mailSettings(ctx);
    if (settings !== null) await work(settings);
  } catch (error) {
    logUnexpected(ctx.log, 'notices', error);
  }
}
