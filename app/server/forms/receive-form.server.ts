import { data } from 'react-router';
import * as v from 'valibot';
import type { RequestContext } from '../request-context.server.ts';
import { pageCaching } from '../responses.server.ts';
import { fieldErrors } from './fields.server.ts';
import { type FormRefusal, type FormValues, readFormBody } from './form-body.server.ts';
import { retryAfterSeconds, withinSenderLimit, withinSiteLimit } from './rate-limit.server.ts';

/** A form: a name for log and limiter, its fields (the honeypot apart), and what is valid. */
export interface Form<Field extends string, Valid> {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<FormValues<Field>, Valid>;
}

/** What became of a posted form, with the status to answer and what goes back into the form. */
export type Submission<Field extends string> =
  // 'ignored': the honeypot was filled, so nothing is stored, and the page looks as if it were.
  | { readonly outcome: 'stored' | 'ignored'; readonly status: 200 }
  | ({ readonly outcome: 'refused' } & FormRefusal)
  | ({ readonly values: Partial<FormValues<Field>> } & (
      | { readonly outcome: 'failed'; readonly status: 503 }
      | { readonly outcome: 'limited'; readonly status: 429 }
      | {
          readonly outcome: 'invalid';
          readonly status: 422;
          readonly errors: Partial<Record<Field, string>>;
        }
    ));

/** A form action's response: the outcome with its status, no-store, and Retry-After where there were too many posts. */
export function submissionResponse<Field extends string>(submission: Submission<Field>) {
  const headers = new Headers({ 'Cache-Control': pageCaching.never });
  if (submission.outcome === 'limited') headers.set('Retry-After', `${retryAfterSeconds}`);
  return data(submission, { status: submission.status, headers });
}

type Received<Field extends string, Valid> =
  | { readonly outcome: 'valid'; readonly valid: Valid; readonly values: FormValues<Field> }
  | Submission<Field>;

/** Takes a post as far as the insert; logs what does not pass, without what was typed. Never rejects. */
export async function receiveForm<const Field extends string, Valid>(
  ctx: Pick<RequestContext, 'limiters' | 'clientAddress' | 'log'>,
  request: Request,
  form: Form<Field, Valid>,
): Promise<Received<Field, Valid>> {
  const log = (event: string, details: { reason?: string; status?: number } = {}) =>
    ctx.log({ event: `form.${event}`, level: 'warn', form: form.name, ...details });
  const body = await readFormBody(request, form.fields);
  if ('refusal' in body) {
    log('refused', body.refusal);
    return { outcome: 'refused', ...body.refusal };
  }
  const { values } = body;
  if (!(await withinSenderLimit(ctx, form.name)) || !(await withinSiteLimit(ctx, 'posts'))) {
    log('limited');
    return { outcome: 'limited', status: 429, values };
  }
  if (body.honeypotFilled) {
    log('honeypot');
    return { outcome: 'ignored', status: 200 };
  }
  const parsed = v.safeParse(form.schema, values);
  if (parsed.success) return { outcome: 'valid', valid: parsed.output, values };
  const errors = fieldErrors(parsed.issues, form.fields);
  ctx.log({ event: 'form.invalid', form: form.name, reason: Object.keys(errors).join(' ') });
  return { outcome: 'invalid', status: 422, errors, values };
}
