import { data } from 'react-router';
import { pageCaching } from '../cache/cache-policy.ts';
import type { FormRefusal, FormValues } from './form-body.ts';

/** What became of a posted form, with the status to answer and what goes back into the form. */
export type Submission<Field extends string> =
  | { readonly outcome: 'stored'; readonly status: 200 }
  | {
      readonly outcome: 'invalid';
      readonly status: 422;
      readonly errors: Partial<Record<Field, string>>;
      readonly values: Partial<FormValues<Field>>;
    }
  | {
      readonly outcome: 'failed';
      readonly status: 503;
      readonly values: Partial<FormValues<Field>>;
    }
  | {
      readonly outcome: 'limited';
      readonly status: 429;
      readonly retryAfterSeconds: number;
      readonly values: Partial<FormValues<Field>>;
    }
  | ({ readonly outcome: 'refused' } & FormRefusal);

/** What an action's data says, beside the submission: which post it answers, since two may have one outcome. */
export type AnsweredSubmission<Field extends string> = Submission<Field> & {
  /** Different for every post. */
  readonly id: string;
};

/**
 * A form action's response: the outcome with its honest status, kept by no cache, and Retry-After where there were too
 * many posts. `id` tells the page that this is another answer, also when it says the same as the one before.
 */
export function submissionResponse<Field extends string>(
  submission: Submission<Field>,
  id: string,
) {
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (submission.outcome === 'limited') {
    headers.set('Retry-After', String(submission.retryAfterSeconds));
  }
  const answered: AnsweredSubmission<Field> = { ...submission, id };
  return data(answered, { status: submission.status, headers });
}
