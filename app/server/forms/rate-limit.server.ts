import { timeLimits, withTimeout } from '../limits.server.ts';
import { describeError } from '../log.server.ts';
import type { RateLimiter, RequestContext } from '../request-context.server.ts';

type Counting = Pick<RequestContext, 'env' | 'clientAddress' | 'log'>;

/** False for too many. A limiter that is absent or broken refuses nobody. */
export function withinSenderLimit(ctx: Counting, target: string): Promise<boolean> {
  return isWithin(ctx, ctx.env.SENDER_LIMITER, `${target}:${senderOf(ctx.clientAddress)}`);
}

export function withinSiteLimit(ctx: Counting, target: string): Promise<boolean> {
  return isWithin(ctx, ctx.env.SITE_LIMITER, target);
}

/** One key for each IPv4 address, or for the /64 of an IPv6 address (RFC 6177). */
export function senderOf(address: string): string {
  const hostname = URL.parse(`http://[${address}]/`)?.hostname;
  if (hostname === undefined) return address;
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = new Array<string>(8 - front.length - back.length).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

async function isWithin(
  ctx: Counting,
  limiter: RateLimiter | undefined,
  key: string,
): Promise<boolean> {
  if (limiter === undefined) return true;
  const failed = (reason: string) => {
    ctx.log({ event: 'limiter.failed', level: 'warn', error: reason });
    return true;
  };
  try {
    const outcome = await withTimeout(limiter.limit({ key }), timeLimits.rateLimiter, null);
    return outcome?.success ?? failed('time-limit');
  } catch (error) {
    return failed(describeError(error));
  }
}
