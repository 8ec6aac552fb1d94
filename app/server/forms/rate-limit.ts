import { timeLimits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Counts one post (or other limited request) of this visitor to the named target; false when there were too many.
 * Fails open: a limiter that is absent, slow or broken refuses nobody.
 */
export async function withinRateLimit(
  ctx: Pick<RequestContext, 'formLimiter' | 'clientAddress' | 'log'>,
  target: string,
): Promise<boolean> {
  if (ctx.formLimiter === null) return true;
  try {
    const counted = ctx.formLimiter.limit({ key: `${target}:${ctx.clientAddress}` });
    const outcome = await withTimeout(counted, timeLimits.rateLimiter, null);
    if (outcome !== null) return outcome.success;
    ctx.log({ event: 'limiter.failed', level: 'warn', form: target, reason: 'time-limit' });
  } catch {
    ctx.log({ event: 'limiter.failed', level: 'warn', form: target, reason: 'error' });
  }
  return true;
}
