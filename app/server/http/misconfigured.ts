import { createLog, type LogSink } from '../log.ts';
import { securityHeaders } from '../security-headers.ts';
import { EnvironmentError } from '../variables.ts';
import { plain } from './refusals.ts';

/** The answer when SITE_URL is no origin: the sentence that names the fix, as plain text and in the log. */
export function misconfigured(error: unknown, sink?: LogSink): Response {
  const requestId = crypto.randomUUID();
  createLog(requestId, sink)({ event: 'misconfigured', level: 'error', error: String(error) });
  const sentence =
    error instanceof EnvironmentError
      ? error.message
      : 'Something went wrong on our side. Please try again in a moment.';
  return plain(500, sentence, { ...securityHeaders(), 'X-Request-Id': requestId });
}
