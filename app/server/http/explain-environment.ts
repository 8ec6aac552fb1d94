import { data } from 'react-router';
import { EnvironmentError } from '../environment.ts';
import type { RequestContext } from '../request-context.ts';

/** What the error view is told when a setting is missing. */
export interface Explanation {
  /** One sentence for the owner, free of any value. */
  readonly explanation: string;
}

/**
 * Does a loader's work; a missing or wrong Worker variable becomes a 500 whose page names it and the mend, instead of
 * a stack trace, and is logged, since the router logs no thrown answer. Anything else is thrown on.
 */
export async function explainEnvironment<T>(
  ctx: Pick<RequestContext, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    ctx.log({ event: 'misconfigured', level: 'error', error: error.message });
    throw data({ explanation: error.message } satisfies Explanation, {
      status: 500,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
}
