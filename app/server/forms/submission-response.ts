import { data } from 'react-router';
import { pageCaching } from '../cache/cache-policy.ts';

/**
 * A form action's answer: the outcome with its honest status, kept by no cache, and Retry-After where there were too
 * many posts (design, "The two forms").
 */
export function submissionResponse<
  Outcome extends { readonly status: number; readonly retryAfterSeconds?: number },
>(submission: Outcome) {
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (submission.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(submission.retryAfterSeconds));
  }
  return data(submission, { status: submission.status, headers });
}
