import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readBody, withTimeout } from '../bounded-calls.server.ts';
import { byteLimits, timeLimits } from '../limits.server.ts';
import type { LogEntry } from '../log.server.ts';
import { environmentOf, isConfigured, type RequestContext } from '../request-context.server.ts';
import type { Database } from './database.types.ts';

export type Supabase = SupabaseClient<Database>;

export interface SupabaseResponse {
  readonly data: unknown;
  readonly error: {
    readonly message: string;
    readonly code?: string;
    /** The stack of what was thrown. */
    readonly details?: string | null;
  } | null;
  readonly status: number;
}

const clients = new WeakMap<object, Supabase>();

/** One client for each isolate, whose requests share their `env`. Throws a 500 while a variable is missing. */
export function supabaseFor(ctx: Pick<RequestContext, 'env' | 'log'>): Supabase {
  const known = clients.get(ctx.env);
  if (known) return known;
  const environment = environmentOf(ctx);
  const client = createClient<Database>(environment.supabaseUrl, environment.supabaseAnonKey, {
    // Without it supabase-js makes a client for signing in, with a timer.
    accessToken: async () => environment.supabaseAnonKey,
    db: { retry: false },
    global: {
      fetch: environment.readOnly ? readingFetch : strictFetch,
      headers: environment.workerToken ? { 'x-worker-token': environment.workerToken } : {},
    },
  });
  clients.set(ctx.env, client);
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
  if (fetchFaults.some((fault) => fault === error.code)) return { level, reason: error.code };
  if (error.code) return { level, backendCode: error.code, reason: 'refused' };
  // supabase-js gives the whole answer for the message, and it may hold what somebody wrote.
  if (status !== 0) return { level, reason: 'unreadable' };
  // Something was thrown, which is a mistake in our code.
  return { level, reason: 'unexpected', error: error.details || error.message };
}

/** Takes the place of PostgreSQL's code in the error that supabase-js returns. */
const fetchFaults = ['time-limit', 'connection', 'too-large', 'not-a-list'] as const;

type FetchFault = (typeof fetchFaults)[number];

/** False when the whole time limit is used up. */
export const isWorthRetrying = ({ error, status }: SupabaseResponse) =>
  error !== null && status >= 500 && error.code !== 'time-limit';

/**
 * The fetch that supabase-js uses, stricter than the library about what counts as an answer:
 *  - the time limit covers the body, and its length is bounded; redirects are not followed;
 *  - a read's answer must be a list: the library takes an empty body for "no row";
 *  - a refusal stays one: the library takes a 404 with an empty body or a list for success;
 *  - an insert is acknowledged by 201 and nothing else. Error texts are dropped: PostgreSQL's may quote the row.
 * A call without a usable answer resolves to status 502 or 504 with a {@link FetchFault} as its code.
 */
export async function strictFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const aborter = new AbortController();
  // What is wrong with the call itself is thrown here, and not taken for the connection.
  const request = new Request(input, { ...init, redirect: 'manual', signal: aborter.signal });
  const kind = kindOf(request);
  const answer = fetch(request).then(
    (response) => checked(response, kind),
    () => faulty('connection'),
  );
  const limit = kind === 'read' ? timeLimits.read : timeLimits.write;
  const inTime = await withTimeout(answer, limit, null);
  if (inTime !== null) return inTime;
  aborter.abort();
  return faulty('time-limit');
}

/** The same for a preview that may not write. */
const readingFetch: typeof strictFetch = async (input, init = {}) =>
  init.method === 'GET' ? strictFetch(input, init) : refusal(403, 'read-only');

function faulty(fault: FetchFault): Response {
  return refusal(fault === 'time-limit' ? 504 : 502, fault);
}

function refusal(status: number, code: string): Response {
  return Response.json({ message: 'refused', code }, { status });
}

type Kind = 'read' | 'insert' | 'function';

function kindOf({ method, url }: Request): Kind {
  if (method !== 'POST') return 'read';
  return new URL(url).pathname.includes('/rest/v1/rpc/') ? 'function' : 'insert';
}

async function checked(response: Response, kind: Kind): Promise<Response> {
  const bytes = await readBody(response.body, byteLimits.answer);
  if (typeof bytes === 'string') return faulty(bytes === 'cut-off' ? 'connection' : bytes);
  const text = new TextDecoder().decode(bytes);
  if (!response.ok || (kind === 'insert' && response.status !== 201)) {
    return refusal(response.status >= 400 ? response.status : 502, errorCode(text));
  }
  if (kind === 'read' && !text.trimStart().startsWith('[')) return faulty('not-a-list');
  return new Response(text, { status: response.status });
}

function errorCode(text: string): string {
  return /"code"\s*:\s*"([A-Z0-9]{3,10})"/.exec(text)?.[1] ?? '';
}

type SupabaseState = 'answers' | 'refuses' | 'does not answer' | 'not configured';

export async function probeSupabase(
  ctx: Pick<RequestContext, 'env' | 'log'>,
): Promise<SupabaseState> {
  if (!isConfigured(ctx)) return 'not configured';
  const call = supabaseFor(ctx).from('jobs').select('id').eq('is_active', true).limit(1);
  const { error, status } = await query(ctx, 'health', call);
  if (error === null) return 'answers';
  return status === 401 || status === 403 ? 'refuses' : 'does not answer';
}
