import { data } from 'react-router';
import { pageCaching } from '../cache/cache-policy.ts';
import type { FormRefusal, FormValues } from './form-body.ts';

/** What became of a posted form, with the status to answer and what goes back into the form. */
export type Submission<Field extends string> =
  /** The row is in the database. */
  | { readonly outcome: 'stored'; readonly status: 200 }
  /** The honeypot was filled: nothing is stored, and the page looks as if it were. */
  | { readonly outcome: 'ignored'; readonly status: 200 }
  | (Typed<Field> & {
      readonly outcome: 'invalid';
      readonly status: 422;
      readonly errors: Partial<Record<Field, string>>;
    })
  | (Typed<Field> & { readonly outcome: 'failed'; readonly status: 503 })
  | (Typed<Field> & {
      readonly outcome: 'limited';
      readonly status: 429;
      readonly retryAfterSeconds: number;
    })
  | ({ readonly outcome: 'refused' } & FormRefusal);

/** What goes back into the form. */
interface Typed<Field extends string> {
  readonly values: Partial<FormValues<Field>>;
}

/** A form action's response: the outcome with its status, no-store, and Retry-After where there were too many posts. */
export function submissionResponse<Field extends string>(submission: Submission<Field>) {
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (submission.outcome === 'limited') {
    headers.set('Retry-After', String(submission.retryAfterSeconds));
  }
  return data(submission, { status: submission.status, headers });
}
