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

/**
 * Takes a post as far as the insert, cheapest question first: content type, length, encoding and field names,
 * honeypot, rate, validation. Logs whatever does not pass without a word of what was typed, and never rejects. A filled
 * honeypot is told 'stored', and nothing is. Where the post comes from was asked before the router.
 */
export async function receiveForm<const Field extends string, Valid>(
  ctx: Pick<RequestContext, 'environment' | 'limiters' | 'clientAddress' | 'log'>,
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
  if (body.honeypotFilled) {
    log('honeypot');
    return { outcome: 'stored', status: 200 };
  }
  const { values } = body;
  if (!(await withinSenderLimit(ctx, form.name)) || !(await withinSiteLimit(ctx, 'posts'))) {
    log('limited');
    return { outcome: 'limited', status: 429, retryAfterSeconds, values };
  }
  const parsed = v.safeParse(form.schema, values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues, form.fields);
    ctx.log({ event: 'form.invalid', form: form.name, reason: Object.keys(errors).join(' ') });
    return { outcome: 'invalid', status: 422, errors, values };
  }
  return isConfigured(ctx)
    ? { outcome: 'valid', valid: parsed.output, values }
    : { outcome: 'failed', status: 503, values };
}

/** While a variable is missing, visitors get the form's own words and keep their text; the log has the sentence. */
function isConfigured(ctx: Pick<RequestContext, 'environment'>): boolean {
  try {
    return ctx.environment !== undefined;
  } catch {
    return false;
  }
}
