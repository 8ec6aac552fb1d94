import { EnvironmentError } from '../server/environment.ts';
import type { RequestContext } from '../server/request-context.ts';

/** Whether mails to the owner are on; why they are off although a part is set stands in the log. */
export function noticesState(
  ctx: Pick<RequestContext, 'notices' | 'mailer' | 'log'>,
): 'on' | 'off' {
  try {
    return ctx.notices !== null && ctx.mailer !== null ? 'on' : 'off';
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    ctx.log({ event: 'notices.off', level: 'error', error: error.message });
    return 'off';
  }
}
