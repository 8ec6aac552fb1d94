import * as v from 'valibot';
import { withinSenderLimit } from '../server/forms/rate-limit.ts';
import type { RequestContext } from '../server/request-context.ts';
import { ask, type SupabaseAnswer, supabaseFor } from '../server/supabase/client.ts';

/** Where the unsubscribe links of the newsletter lead. */
export const unsubscribePath = '/newsletter/unsubscribe';

/** The HTTP status for each outcome of unsubscribing. */
export const unsubscribeStatuses = {
  unsubscribed: 200,
  unknown: 404,
  limited: 429,
  failed: 503,
} as const;

const TokenSchema = v.pipe(v.string(), v.uuid());

/** The token that a link carries, or null when it carries none that could be ours. */
export function unsubscribeToken(query: URLSearchParams): string | null {
  const token = v.safeParse(TokenSchema, query.get('token'));
  return token.success ? token.output : null;
}

/** Unsubscribes the person whose signup has this random token; idempotent, never rejects. */
export async function unsubscribe(
  ctx: RequestContext,
  token: string,
): Promise<keyof typeof unsubscribeStatuses> {
  try {
    if (!(await withinSenderLimit(ctx, 'newsletter-unsubscribe'))) return 'limited';
    const call = supabaseFor(ctx).rpc('unsubscribe', { token });
    const { data, error }: SupabaseAnswer = await ask(ctx, 'newsletter.unsubscribe', call);
    if (error !== null || typeof data !== 'boolean') return 'failed';
    return data ? 'unsubscribed' : 'unknown';
  } catch {
    // A variable is missing: the log has the sentence.
    return 'failed';
  }
}
