import * as v from 'valibot';
import { withinSenderLimit } from '../server/forms/rate-limit.ts';
import type { RequestContext } from '../server/request-context.ts';
import { ask, type SupabaseAnswer, supabaseFor } from '../server/supabase/client.ts';

/** Where the unsubscribe links of the newsletter lead. */
export const leavePath = '/newsletter/leave';

/** What became of unsubscribing. */
type Leaving = 'left' | 'unknown' | 'limited' | 'failed';

/** The HTTP status of each. */
export const leavingStatuses: Readonly<Record<Leaving, number>> = {
  left: 200,
  unknown: 404,
  limited: 429,
  failed: 503,
};

const TokenSchema = v.pipe(v.string(), v.uuid());

/** The token that a link carries, or null when it carries none that could be ours. */
export function leaveToken(query: URLSearchParams): string | null {
  const token = v.safeParse(TokenSchema, query.get('token'));
  return token.success ? token.output : null;
}

/**
 * Unsubscribes the person whose link this is, as often as it is used. The token is random and stands in the database
 * beside the consent, so the address is in no link and in no log. Never rejects.
 */
export async function leaveNewsletter(ctx: RequestContext, token: string): Promise<Leaving> {
  try {
    if (!(await withinSenderLimit(ctx, 'newsletter-leave'))) return 'limited';
    const call = supabaseFor(ctx).rpc('leave_newsletter', { token });
    const { data, error }: SupabaseAnswer = await ask(ctx, 'newsletter.leave', call);
    if (error !== null || typeof data !== 'boolean') return 'failed';
    return data ? 'left' : 'unknown';
  } catch {
    // A variable is missing: the log has the sentence.
    return 'failed';
  }
}
