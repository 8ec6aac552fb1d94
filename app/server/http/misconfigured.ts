import { pageCaching } from '../cache/cache-policy.ts';
import { createLog, type LogSink } from '../log.ts';
import { securityHeaders } from '../security-headers.ts';
import { EnvironmentError } from '../variables.ts';

/** The answer when SITE_URL is no origin: the sentence that names the fix, as plain text and in the log. */
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
