import type { RequestContext } from '../server/request-context.ts';
import { EnvironmentError } from '../server/variables.ts';
import { readAnsweredLink } from './answered-link.ts';
import { type Answered, markAnswered } from './outbox.ts';

/** What a link of a mail is worth before it is used. */
type LinkState = 'ready' | 'invalid' | 'expired' | 'off';

/** What became of a link that was used, or why it could not be. */
export type LinkOutcome = Answered | Exclude<LinkState, 'ready'>;

/** The HTTP status that says the same to programs. */
export const linkStatuses: Readonly<Record<LinkOutcome | 'ready', number>> = {
  ready: 200,
  answered: 200,
  already: 200,
  gone: 410,
  failed: 503,
  invalid: 403,
  expired: 410,
  off: 404,
};

type Context = Pick<RequestContext, 'environment' | 'notices' | 'log'>;

/** Checks a link without using it: programs that scan mails open every link. */
export async function checkLink(ctx: Context, query: URLSearchParams): Promise<LinkState> {
  const read = await readLink(ctx, query);
  return typeof read === 'string' ? read : 'ready';
}

/** Uses a link. Never rejects. */
export async function markByLink(ctx: Context, query: URLSearchParams): Promise<LinkOutcome> {
  try {
    const read = await readLink(ctx, query);
    if (typeof read === 'string') return read;
    return await markAnswered(ctx, read.token, read.submission);
  } catch (error) {
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    ctx.log({ event: 'notices.answered', level: 'error', ...details });
    return 'failed';
  }
}

async function readLink(ctx: Context, query: URLSearchParams) {
  const notices = noticesOf(ctx);
  if (notices === null) return 'off';
  const link = await readAnsweredLink(query, notices.token);
  return typeof link === 'string' ? link : { ...link, token: notices.token };
}

function noticesOf(ctx: Context): RequestContext['notices'] {
  try {
    return ctx.notices;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    ctx.log({ event: 'misconfigured', level: 'error', error: error.message });
    return null;
  }
}
