import { SingleFlight } from '../cache/single-flight.ts';
import { EnvironmentError } from '../environment.ts';
import { withinRateLimit } from '../forms/rate-limit.ts';
import { rateLimit, timeLimits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { ask, backendFor } from './client.ts';

/** Whether the site can reach Supabase, with the status to answer. Says nothing else. */
export type Health =
  | { readonly status: 200; readonly supabase: 'answers' }
  | { readonly status: 503; readonly supabase: 'does not answer' | 'not configured' }
  | { readonly status: 429; readonly retryAfterSeconds: number };

const checks = new SingleFlight<boolean>(timeLimits.read);

/**
 * Asks Supabase for the id of one open job, uncached and within the read's time limit; simultaneous questions share
 * one call, and each address may ask as often as it may post. Never rejects.
 */
export async function checkHealth(ctx: RequestContext): Promise<Health> {
  if (!(await withinRateLimit(ctx, 'healthz')))
    return { status: 429, retryAfterSeconds: rateLimit.periodSeconds };
  try {
    const { environment } = ctx;
    const answers = await checks.run(
      environment.supabaseUrl,
      async () => {
        const call = backendFor(environment)
          .from('jobs')
          .select('id')
          .eq('is_active', true)
          .limit(1);
        return (await ask(ctx, 'health', call)).error === null;
      },
      ctx.waitUntil,
    );
    return answers === true
      ? { status: 200, supabase: 'answers' }
      : { status: 503, supabase: 'does not answer' };
  } catch (error) {
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    ctx.log({ event: 'health', level: 'error', ...details });
    return { status: 503, supabase: 'not configured' };
  }
}
