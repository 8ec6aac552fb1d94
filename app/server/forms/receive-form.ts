import * as v from 'valibot';
import type { RequestContext } from '../request-context.ts';
import { fieldErrors } from './fields.ts';
import { type FormValues, readFormBody } from './form-body.ts';
import { retryAfterSeconds, withinSenderLimit, withinSiteLimit } from './rate-limit.ts';
import type { Submission } from './submission.ts';

/** A form: a name for log and limiter, its fields (the honeypot apart), and what is valid. */
export interface Form<Field extends string, Valid> {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<FormValues<Field>, Valid>;
}

/** A post that may be stored, or what became of it otherwise. */
export type Received<Field extends string, Valid> =
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
    return { outcome: 'limited', status: 429, retryAfterSeconds, values };
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
