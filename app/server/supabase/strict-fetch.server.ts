import { withTimeout } from '../bounded-calls.server.ts';
import { byteLimits, timeLimits } from '../limits.server.ts';
import { readBody } from '../read-body.server.ts';

/** Takes the place of PostgreSQL's code in the error that supabase-js returns. */
type FetchFault = 'time-limit' | 'connection' | 'too-large' | 'not-a-list';

const faults: readonly string[] = [
  'time-limit',
  'connection',
  'too-large',
  'not-a-list',
] satisfies FetchFault[];

export const isFetchFault = (code: string | undefined) =>
  code !== undefined && faults.includes(code);

/** False when the whole time limit is used up. */
export function isWorthRetrying({
  error,
  status,
}: {
  readonly error: { readonly code?: string } | null;
  readonly status: number;
}): boolean {
  return error !== null && status >= 500 && error.code !== 'time-limit';
}

/**
 * The fetch that supabase-js uses, stricter than the library about what counts as an answer:
 *  - the time limit covers the body, whose length is bounded; redirects are not followed;
 *  - a read's answer must be a list: the library takes an empty body for "no row";
 *  - a refusal stays one: the library takes a 404 with an empty body or a list for success;
 *  - an insert is acknowledged by 201 and nothing else. Error texts are dropped: PostgreSQL's may quote the row.
 * A call without a usable answer resolves to status 502 or 504 with a {@link FetchFault} as its code.
 */
export async function strictFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const kind = kindOf(input, init);
  const aborter = new AbortController();
  // What is wrong with the call itself is thrown here, and not taken for the connection.
  const request = new Request(input, { ...init, redirect: 'manual', signal: aborter.signal });
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
export const readingFetch: typeof strictFetch = async (input, init = {}) =>
  init.method === 'GET' ? strictFetch(input, init) : refusal(403, 'read-only');

function faulty(fault: FetchFault): Response {
  return refusal(fault === 'time-limit' ? 504 : 502, fault);
}

function refusal(status: number, code: string): Response {
  return Response.json({ message: 'refused', code }, { status });
}

type Kind = 'read' | 'insert' | 'function';

function kindOf(input: RequestInfo | URL, { method }: RequestInit): Kind {
  if (method !== 'POST') return 'read';
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.includes('/rest/v1/rpc/') ? 'function' : 'insert';
}

async function checked(response: Response, kind: Kind): Promise<Response> {
  const limit = kind === 'insert' ? byteLimits.writeAnswer : byteLimits.readAnswer;
  const bytes = await readBody(response.body, limit);
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
