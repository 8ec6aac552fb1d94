import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { timeLimits } from '../limits.server.ts';
import type { LogEntry } from '../log.server.ts';
import { environmentOf, isConfigured, type RequestContext } from '../request-context.server.ts';
import type { Database } from './database.types.ts';

export interface SupabaseResponse {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

const clients = new WeakMap<object, SupabaseClient<Database>>();

/** Gives the one client of an isolate. All requests of an isolate share their `env`. Throws a 500 while a variable is missing. */
export function supabaseFor(ctx: Pick<RequestContext, 'env' | 'log'>) {
  const known = clients.get(ctx.env);
  if (known) return known;
  const { SUPABASE_URL, SUPABASE_ANON_KEY: key, PREVIEW } = environmentOf(ctx);
  const client = createClient<Database>(SUPABASE_URL, key, {
    // Without it supabase-js makes a client for signing in, with a timer.
    accessToken: async () => key,
    db: { retry: false },
    global: { fetch: PREVIEW === 'read-only' ? readingFetch : timedFetch },
  });
  clients.set(ctx.env, client);
  return client;
}

/** Within a time limit, which covers the body. A redirect is a refusal: it would take the key elsewhere. */
const timedFetch: typeof fetch = (input, init = {}) => {
  const limit = init.method === 'GET' ? timeLimits.read : timeLimits.write;
  return fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(limit) });
};

/** For a preview that may not write. */
const readingFetch: typeof fetch = async (input, init = {}) =>
  init.method === 'GET' ? timedFetch(input, init) : Response.json({}, { status: 403 });

/** Calls that the database takes from the site alone, or counts as the site's, carry its token; reads do not. */
export const asSite = <Call extends { setHeader(name: string, value: string): Call }>(
  call: Call,
  token: string | undefined,
): Call => (token ? call.setHeader('x-worker-token', token) : call);

/** The table takes no more rows for a while. */
export const tooManyRows = 'PT429';

/** PostgreSQL’s code for a duplicate key. */
export const uniqueViolation = '23505';

/** Runs a query. Logs the event, status, duration and the code of a failure, never content. */
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

/** PostgreSQL’s messages may quote the row, so none is logged: only its code or the kind of the failure. */
function failureOf({ error, status }: SupabaseResponse): Partial<LogEntry> {
  if (error === null) return {};
  const { code: backendCode, message } = error;
  if (backendCode === tooManyRows || backendCode === uniqueViolation)
    return { level: 'warn', backendCode };
  const level = 'error';
  if (backendCode) return { level, backendCode, reason: 'refused' };
  if (status !== 0) return { level, reason: 'unreadable' };
  return { level, reason: message.startsWith('TimeoutError') ? 'time-limit' : 'connection' };
}

export async function probeSupabase(ctx: Pick<RequestContext, 'env' | 'log'>) {
  if (!isConfigured(ctx)) return 'not configured';
  const call = supabaseFor(ctx).from('jobs').select('id').eq('is_active', true).limit(1);
  const { error, status } = await query(ctx, 'health', call);
  if (error === null) return 'answers';
  return status === 401 || status === 403 ? 'refuses' : 'does not answer';
}
