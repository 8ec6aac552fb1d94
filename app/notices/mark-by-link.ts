import type { RequestContext } from '../server/request-context.ts';
import { readAnsweredLink } from './answered-link.ts';
import { localTime } from './compose/local-time.ts';
import { type MailContext, mailSettings } from './mail-settings.ts';
import { markAnswered, readSubmission } from './outbox.ts';

/** Whose message a link is about, as the page shows it. */
export interface LinkedMessage {
  readonly name: string;
  readonly received: string;
}

/** What became of a link, with the HTTP status that says the same to programs; 'ready' asks first. */
export const linkStatuses = {
  ready: 200,
  answered: 200,
  already: 200,
  gone: 410,
  failed: 503,
  invalid: 403,
  expired: 410,
  off: 404,
} as const satisfies Readonly<Record<string, number>>;

/** See {@link linkStatuses}. */
export type LinkState = keyof typeof linkStatuses;

/** What became of a link that needs no further question. */
export type LinkOutcome = Exclude<LinkState, 'ready'>;

type Context = MailContext & Pick<RequestContext, 'environment'>;

/** Checks a link without using it: programs that scan mails open every link. Only a link of ours asks the database. */
export async function checkLink(
  ctx: Context,
  query: URLSearchParams,
): Promise<{ readonly state: LinkState; readonly message: LinkedMessage | null }> {
  const checked = await withLink(ctx, query, async ({ token, submission }) => {
    const row = await readSubmission(ctx, token, submission);
    if (row === 'failed') return row;
    if (row === null) return 'gone';
    const message = { name: row.full_name, received: localTime(new Date(row.created_at)) };
    return {
      state: row.status === 'answered' ? ('already' as const) : ('ready' as const),
      message,
    };
  });
  return typeof checked === 'string' ? { state: checked, message: null } : checked;
}

/** Uses a link. Never rejects. */
export function markByLink(ctx: Context, query: URLSearchParams): Promise<LinkOutcome> {
  return withLink(ctx, query, ({ token, submission }) => markAnswered(ctx, token, submission));
}

/** Runs `use` for a link that is ours and still works, or says why it does not. Never rejects. */
async function withLink<T>(
  ctx: Context,
  query: URLSearchParams,
  use: (link: { token: string; submission: string }) => Promise<T>,
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
