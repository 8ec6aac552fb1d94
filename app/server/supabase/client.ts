import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from '../environment.ts';
import { readBody, TooLargeError } from '../http/read-body.ts';
import { byteLimits, timeLimits } from '../limits.ts';
import type { LogEntry } from '../log.ts';
import type { RequestContext } from '../request-context.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Database } from './database.types.ts';

/** The one client through which everything reaches Supabase. */
export type Supabase = SupabaseClient<Database>;

/** What supabase-js answers, as far as it is used; null data and an error's text stay unread. */
export interface SupabaseAnswer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

const clients = new WeakMap<Environment, Supabase>();

/**
 * The client for this request's environment, made once for each isolate: it holds no connection and no session. The
 * public key goes out as `apikey` and, through accessToken, as bearer (specification, section 7). Nothing is tried
 * twice: the cached reader decides when to ask again, and an insert is never repeated blindly. Throws the explained
 * 500 while a variable is missing.
 */
export function supabaseFor({ environment }: Pick<RequestContext, 'environment'>): Supabase {
  const known = clients.get(environment);
  if (known) return known;
  const client = createClient<Database>(environment.supabaseUrl, environment.supabaseAnonKey, {
    accessToken: async () => environment.supabaseAnonKey,
    db: { retry: false },
    global: { fetch: strictFetch },
  });
  clients.set(environment, client);
  return client;
}

/** Sends one call and logs how it went: event, status, duration and a word for the reason, never content. */
export async function ask(
  ctx: Pick<RequestContext, 'log'>,
  event: string,
  call: PromiseLike<SupabaseAnswer>,
): Promise<SupabaseAnswer> {
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

function failureOf({ error, status }: SupabaseAnswer): Partial<LogEntry> {
  if (error === null) return {};
  if (error.code) return { backendCode: error.code, reason: 'refused' };
  // Without an answer supabase-js reports status 0 and the name of what was thrown.
  const thrown = /^(time-limit|too-large|not-a-list):/.exec(error.message)?.[1];
  return { reason: thrown ?? (status === 0 ? 'connection' : 'unreadable') };
}

/** Why a call brought no usable answer; the name is the reason that is logged. */
class SupabaseFault extends Error {
  constructor(reason: 'time-limit' | 'too-large' | 'not-a-list') {
    super(reason);
    this.name = reason;
  }
}

/**
 * The fetch that supabase-js uses. It is stricter than the library about what counts as an answer:
 *  - the time limit covers the body, whose length is bounded; redirects are not followed;
 *  - a read's answer must be a list: the library takes an empty body for "no row";
 *  - a refusal stays one: the library takes a 404 with an empty body or a list for success;
 *  - an insert is acknowledged by 201 and nothing else, so that a proxy's friendly page stores nothing;
 *  - a function's answer is JSON with 200, within the limits of a read's size and a write's time.
 * Error texts are dropped here, since PostgreSQL's may quote the row.
 */
async function strictFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const kind = kindOf(input, init);
  const aborter = new AbortController();
  const call = fetch(input, { ...init, redirect: 'manual', signal: aborter.signal }).then(
    (response) => checked(response, kind),
  );
  const limit = kind === 'read' ? timeLimits.read : timeLimits.write;
  const answer = await withTimeout(call, limit, null);
  if (answer !== null) return answer;
  aborter.abort();
  throw new SupabaseFault('time-limit');
}

type Kind = 'read' | 'insert' | 'function';

function kindOf(input: RequestInfo | URL, { method }: RequestInit): Kind {
  if (method !== 'POST') return 'read';
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.includes('/rest/v1/rpc/') ? 'function' : 'insert';
}

async function checked(response: Response, kind: Kind): Promise<Response> {
  const limit = kind === 'insert' ? byteLimits.writeAnswer : byteLimits.readAnswer;
  const text = await textOf(response, limit);
  if (!response.ok || (kind === 'insert' && response.status !== 201)) {
    const body = JSON.stringify({ message: 'refused', code: errorCode(text) });
    return new Response(body, { status: response.status >= 400 ? response.status : 502 });
  }
  if (kind === 'read' && !text.trimStart().startsWith('[')) throw new SupabaseFault('not-a-list');
  return new Response(text, { status: response.status });
}

async function textOf(response: Response, limit: number): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(response.body, limit));
  } catch (error) {
    throw error instanceof TooLargeError ? new SupabaseFault('too-large') : error;
  }
}

/** PostgREST's error code, such as 23514 or PGRST301; '' where there is none. */
function errorCode(text: string): string {
  return /"code"\s*:\s*"([A-Z0-9]{3,10})"/.exec(text)?.[1] ?? '';
}
