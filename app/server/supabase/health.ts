import { SingleFlight } from '../cache/single-flight.ts';
import { retryAfterSeconds, withinSenderLimit } from '../forms/rate-limit.ts';
import { timeLimits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { ask, supabaseFor } from './client.ts';

/** Whether the site can reach Supabase, with the status to answer. Says nothing else. */
export type Health =
  | { readonly status: 200; readonly supabase: 'answers' }
  | { readonly status: 503; readonly supabase: 'does not answer' | 'not configured' }
  | { readonly status: 429; readonly retryAfterSeconds: number };

const checks = new SingleFlight<boolean>(timeLimits.read + timeLimits.grace);

/**
 * Asks Supabase for the id of one open job, uncached and within the read's time limit; simultaneous questions share
 * one call, and each address may ask as often as it may post. Never rejects.
 */
export async function checkHealth(ctx: RequestContext): Promise<Health> {
  if (!(await withinSenderLimit(ctx, 'healthz'))) return { status: 429, retryAfterSeconds };
  try {
    const supabase = supabaseFor(ctx);
    const call = supabase.from('jobs').select('id').eq('is_active', true).limit(1);
    const answers = await checks.run(
      ctx.environment.supabaseUrl,
      async () => (await ask(ctx, 'health', call)).error === null,
      ctx.waitUntil,
    );
    return answers === true
      ? { status: 200, supabase: 'answers' }
      : { status: 503, supabase: 'does not answer' };
  } catch {
    // A variable is missing: the log has the sentence.
    return { status: 503, supabase: 'not configured' };
  }
}
