import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from '../environment.ts';
import type { LogEntry } from '../log.ts';
import type { RequestContext } from '../request-context.ts';
import { backendFetch } from './backend-fetch.ts';
import type { Database } from './database.types.ts';

/** The one client through which everything reaches Supabase. */
export type Backend = SupabaseClient<Database>;

const clients = new WeakMap<Environment, Backend>();

/**
 * The client for this environment, made once for each isolate: it holds no connection and no session. The public key
 * goes out as `apikey` and, through accessToken, as bearer (specification, section 7). Nothing is tried twice: the
 * cached reader decides when to ask again, and an insert is never repeated blindly.
 */
export function backendFor(environment: Environment): Backend {
  const known = clients.get(environment);
  if (known) return known;
  const client = createClient<Database>(environment.supabaseUrl, environment.supabaseAnonKey, {
    accessToken: async () => environment.supabaseAnonKey,
    db: { retry: false },
    global: { fetch: backendFetch },
  });
  clients.set(environment, client);
  return client;
}

/** What supabase-js answers, as far as it is used; null data and an error's text stay unread. */
export interface BackendAnswer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** Awaits one call and logs how it went: event, status, duration and a word for the reason, never content. */
export async function ask(
  ctx: Pick<RequestContext, 'log'>,
  event: string,
  call: PromiseLike<BackendAnswer>,
): Promise<BackendAnswer> {
  const started = Date.now();
  const answer = await call;
  ctx.log({
    event,
    level: answer.error === null ? 'info' : 'error',
    durationMs: Date.now() - started,
    backendStatus: answer.status,
    ...failureOf(answer),
  });
  return answer;
}

function failureOf({ error, status }: BackendAnswer): Partial<LogEntry> {
  if (error === null) return {};
  if (error.code) return { backendCode: error.code, reason: 'refused' };
  // Without an answer supabase-js reports status 0 and the name of what was thrown.
  const thrown = /^(time-limit|too-large|not-a-list):/.exec(error.message)?.[1];
  return { reason: thrown ?? (status === 0 ? 'connection' : 'unreadable') };
}
