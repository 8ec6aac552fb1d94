import type { RequestContext } from '../server/request-context.server.ts';
import { readAnsweredLink } from './answered-link.ts';
import { localTime } from './compose/local-time.ts';
import { markAnswered, readSubmission } from './outbox.ts';
import { type MailContext, mailSettings } from './owner-mail.ts';

/** What may become of a link, with the HTTP status that says the same to programs; 'ready' asks first. */
export const linkStatuses = {
  ready: 200,
  answered: 200,
  already: 200,
  gone: 410,
  failed: 503,
  invalid: 403,
  expired: 410,
  off: 404,
} as const;

type Context = MailContext & Pick<RequestContext, 'environment'>;

/** Whose message a link is about, without using it. Only a link of ours asks the database. Never rejects. */
export async function checkLink(ctx: Context, query: URLSearchParams) {
  const row = await withLink(ctx, query, (named) => readSubmission(ctx, named));
  if (typeof row === 'string') return { state: row, message: null };
  if (row === null) return { state: 'gone', message: null } as const;
  const message = { name: row.full_name, received: localTime(new Date(row.created_at)) };
  return { state: row.status === 'answered' ? 'already' : 'ready', message } as const;
}

/** Uses a link. Never rejects. */
export function markByLink(ctx: Context, query: URLSearchParams) {
  return withLink(ctx, query, (named) => markAnswered(ctx, named));
}

/** Runs `use` for a link that is ours and still works, or says why it does not. Never rejects. */
async function withLink<T>(
  ctx: Context,
  query: URLSearchParams,
  use: (named: { readonly token: string; readonly submission: string }) => Promise<T>,
): Promise<T | 'off' | 'invalid' | 'expired' | 'failed'> {
  const settings = mailSettings(ctx);
  if (settings === null) return 'off';
  const { token } = settings;
  const link = await readAnsweredLink(query, token);
  if (typeof link === 'string') return link;
  try {
    return await use({ token, ...link });
  } catch {
    // A variable of Supabase's is missing: the log has the sentence.
    return 'failed';
  }
}
