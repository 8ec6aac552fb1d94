import type { RateLimiter } from '../bindings.ts';
import { rateLimits, timeLimits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { withTimeout } from '../with-timeout.ts';

type Counting = Pick<RequestContext, 'limiters' | 'clientAddress' | 'log'>;

/**
 * Counts one post (or other limited request) of this sender to the named target; false when there were too many.
 * Fails open: a limiter that is absent, slow or broken refuses nobody.
 */
export function withinSenderLimit(ctx: Counting, target: string): Promise<boolean> {
  return isCounted(ctx, ctx.limiters.sender, `${target}:${senderOf(ctx.clientAddress)}`);
}

/**
 * Counts one post of anybody to any form, so that many addresses together are bounded too; far above what people
 * write. Fails open likewise.
 */
export function withinSiteLimit(ctx: Counting): Promise<boolean> {
  return isCounted(ctx, ctx.limiters.everyone, 'posts');
}

/** How long a sender is asked to wait (seconds). */
export const retryAfterSeconds = rateLimits.sender.periodSeconds;

/**
 * Whom an address stands for: all addresses of an IPv6 /64 are one connection's, which may change them at will
 * (RFC 6177). Anything else, an IPv4 address in IPv6's clothes included, is itself.
 */
function senderOf(address: string): string {
  const isIpv6 = address.includes(':') && !address.includes('.');
  const url = isIpv6 ? URL.parse(`http://[${address}]/`) : null;
  if (url === null) return address;
  // The URL parser writes an address one way only, with `::` for the longest row of zeros.
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

async function isCounted(
  ctx: Counting,
  limiter: RateLimiter | null,
  key: string,
): Promise<boolean> {
  if (limiter === null) return true;
  try {
    const outcome = await withTimeout(limiter.limit({ key }), timeLimits.rateLimiter, null);
    if (outcome !== null) return outcome.success;
    ctx.log({ event: 'limiter.failed', level: 'warn', reason: 'time-limit' });
  } catch {
    ctx.log({ event: 'limiter.failed', level: 'warn', reason: 'error' });
  }
  return true;
}
