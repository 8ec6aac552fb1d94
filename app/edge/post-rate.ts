import { timeLimits } from './limits.ts';
import type { Edge } from './request-context.ts';
import { within } from './within.ts';

/**
 * Counts one post (or other limited request) of this visitor to the named target; false when there were too many.
 * Fails open: a limiter that is absent, slow or broken refuses nobody.
 */
export async function withinPostRate(
  edge: Pick<Edge, 'formLimiter' | 'clientAddress' | 'log'>,
  target: string,
): Promise<boolean> {
  if (edge.formLimiter === null) return true;
  try {
    const counted = edge.formLimiter.limit({ key: `${target}:${edge.clientAddress}` });
    const outcome = await within(counted, timeLimits.rateLimiter, null);
    if (outcome !== null) return outcome.success;
    edge.log({ event: 'limiter.failed', level: 'warn', form: target, reason: 'time-limit' });
  } catch {
    edge.log({ event: 'limiter.failed', level: 'warn', form: target, reason: 'error' });
  }
  return true;
}
