import { EnvironmentError } from '../edge/environment.ts';
import { postRate, timeLimits } from '../edge/limits.ts';
import { withinPostRate } from '../edge/post-rate.ts';
import type { Edge } from '../edge/request-context.ts';
import { SharedCalls } from '../edge/shared-calls.ts';
import { ask, backendFor } from './supabase.ts';

/** Whether the site can reach Supabase, with the status to answer. Says nothing else. */
export type Health =
  | { readonly status: 200; readonly supabase: 'answers' }
  | { readonly status: 503; readonly supabase: 'does not answer' | 'not configured' }
  | { readonly status: 429; readonly retryAfterSeconds: number };

const checks = new SharedCalls<boolean>(timeLimits.read);

/**
 * Asks Supabase for the id of one open job, uncached and within the read's time limit; simultaneous questions share
 * one call, and each address may ask as often as it may post. Never rejects.
 */
export async function checkHealth(edge: Edge): Promise<Health> {
  if (!(await withinPostRate(edge, 'healthz')))
    return { status: 429, retryAfterSeconds: postRate.periodSeconds };
  try {
    const { environment } = edge;
    const answers = await checks.run(
      environment.supabaseUrl,
      async () => {
        const call = backendFor(environment)
          .from('jobs')
          .select('id')
          .eq('is_active', true)
          .limit(1);
        return (await ask(edge, 'health', call)).error === null;
      },
      edge.waitUntil,
    );
    return answers === true
      ? { status: 200, supabase: 'answers' }
      : { status: 503, supabase: 'does not answer' };
  } catch (error) {
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    edge.log({ event: 'health', level: 'error', ...details });
    return { status: 503, supabase: 'not configured' };
  }
}
