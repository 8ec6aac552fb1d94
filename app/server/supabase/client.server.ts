import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from '../environment.server.ts';
import type { LogEntry } from '../log.server.ts';
import { environmentOf, type RequestContext } from '../request-context.server.ts';
import type { Database } from './database.types.ts';
import { isFetchFault, readingFetch, strictFetch } from './strict-fetch.server.ts';

export type Supabase = SupabaseClient<Database>;

export interface SupabaseResponse {
  readonly data: unknown;
  readonly error: {
    readonly message: string;
    readonly code?: string;
    /** Of what the library or this code threw, the stack. */
    readonly details?: string | null;
  } | null;
  readonly status: number;
}

const clients = new WeakMap<Environment, Supabase>();

/** One client for each isolate. Throws a 500 while a variable is missing. */
export function supabaseFor(ctx: Pick<RequestContext, 'env' | 'log'>): Supabase {
  const environment = environmentOf(ctx);
  const known = clients.get(environment);
  if (known) return known;
  const client = createClient<Database>(environment.supabaseUrl, environment.supabaseAnonKey, {
    // Without it supabase-js makes a client for signing in, with a timer.
    accessToken: async () => environment.supabaseAnonKey,
    db: { retry: false },
    global: {
      fetch: environment.readOnly ? readingFetch : strictFetch,
      headers: environment.workerToken ? { 'x-worker-token': environment.workerToken } : {},
    },
  });
  clients.set(environment, client);
  return client;
}

/** The table takes no more rows for a while. */
export const tooManyRows = 'PT429';

/** Runs a query. Logs the event, status, duration and the reason of a failure, never content. */
export async function query<R extends SupabaseResponse>(
  ctx: Pick<RequestContext, 'log'>,
  event: string,
  call: PromiseLike<R>,
): Promise<R> {
  const started = Date.now();
  const response = await call;
  const outcome = { durationMs: Date.now() - started, backendStatus: response.status };
  ctx.log({ event, ...outcome, ...failureOf(response) });
  return response;
}

function failureOf({ error, status }: SupabaseResponse): Partial<LogEntry> {
  if (error === null) return {};
  if (error.code === tooManyRows) return { level: 'warn', backendCode: tooManyRows };
  const level = 'error';
  if (isFetchFault(error.code)) return { level, reason: error.code };
  if (error.code) return { level, backendCode: error.code, reason: 'refused' };
  // Status 0: supabase-js threw, which is a mistake in our code.
  return status === 0
    ? { level, reason: 'unexpected', error: error.details || error.message }
    : { level, reason: 'unreadable', error: error.message };
}
