import type { RequestContext } from '../server/request-context.ts';
import { EnvironmentError } from '../server/variables.ts';

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
