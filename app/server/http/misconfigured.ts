import { pageCaching } from '../cache/cache-policy.ts';
import { createLog, type LogSink } from '../log.ts';
import { securityHeaders } from '../security-headers.ts';
import { EnvironmentError } from '../variables.ts';

/**
 * The answer when not even a request's surroundings can be built, because SITE_URL is no origin: the sentence that
 * names the fix, as plain text with the security headers, and the same in the log. Anything else that was thrown is
 * said to be a failure and no more.
 */
export function misconfigured(error: unknown, sink?: LogSink): Response {
  const known = error instanceof EnvironmentError;
  const requestId = crypto.randomUUID();
  createLog(requestId, sink)({ event: 'misconfigured', level: 'error', error: String(error) });
  const sentence = known
    ? error.message
    : 'Something went wrong on our side. Please try again in a moment.';
  return new Response(`${sentence}\n`, {
    status: 500,
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': pageCaching.never,
      'X-Request-Id': requestId,
    },
  });
}
