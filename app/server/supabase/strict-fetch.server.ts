import { byteLimits, timeLimits } from '../limits.server.ts';
import { readBody } from '../read-body.server.ts';
import { withTimeout } from '../with-timeout.server.ts';

/** Why a call brought no usable answer; the name is the reason that is logged. */
class SupabaseFault extends Error {
  constructor(reason: 'time-limit' | 'not-a-list') {
    super(reason);
    this.name = reason;
  }
}

/**
 * The fetch that supabase-js uses, stricter than the library about what counts as an answer:
 *  - the time limit covers the body, whose length is bounded; redirects are not followed;
 *  - a read's answer must be a list: the library takes an empty body for "no row";
 *  - a refusal stays one: the library takes a 404 with an empty body or a list for success;
 *  - an insert is acknowledged by 201 and nothing else. Error texts are dropped: PostgreSQL's may quote the row.
 */
export async function strictFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
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
  const text = new TextDecoder().decode(await readBody(response.body, limit));
  if (!response.ok || (kind === 'insert' && response.status !== 201)) {
    const body = JSON.stringify({ message: 'refused', code: errorCode(text) });
    return new Response(body, { status: response.status >= 400 ? response.status : 502 });
  }
  if (kind === 'read' && !text.trimStart().startsWith('[')) throw new SupabaseFault('not-a-list');
  return new Response(text, { status: response.status });
}

function errorCode(text: string): string {
  return /"code"\s*:\s*"([A-Z0-9]{3,10})"/.exec(text)?.[1] ?? '';
}
