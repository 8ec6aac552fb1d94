import { isFromThisSite } from '../http/same-origin.ts';
import { rateLimit } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { type BodyRefusal, type FormValues, readFormBody } from './form-body.ts';
import { withinRateLimit } from './rate-limit.ts';

/** A form as the guard knows it: a name for log and limiter, and its fields, the honeypot apart. */
export interface GuardedForm<Field extends string> {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** What the guard says about a post. */
export type Guarded<Field extends string> =
  /** On to validation. */
  | { readonly outcome: 'passed'; readonly values: FormValues<Field> }
  /** The honeypot was filled: answer as if it had been stored, and store nothing. */
  | { readonly outcome: 'honeypot' }
  /** Too many posts; the typed values go back into the form. */
  | {
      readonly outcome: 'limited';
      readonly status: 429;
      readonly retryAfterSeconds: number;
      readonly values: FormValues<Field>;
    }
  | { readonly outcome: 'refused'; readonly status: 403; readonly reason: 'cross-site' }
  | { readonly outcome: 'refused'; readonly status: 405; readonly reason: 'method' }
  | ({ readonly outcome: 'refused' } & BodyRefusal);

/**
 * Decides whether a post may go on to validation, cheapest question first (design, "The two forms"): method,
 * origin, content type, length, encoding and field names, honeypot, rate. Logs every refusal without a word of what
 * was typed, and never rejects, whatever a visitor sends.
 */
export async function guardForm<const Field extends string>(
  ctx: Pick<RequestContext, 'formLimiter' | 'clientAddress' | 'log'>,
  request: Request,
  form: GuardedForm<Field>,
): Promise<Guarded<Field>> {
  const result = await decide(ctx, request, form);
  if (result.outcome !== 'passed') {
    const details = 'reason' in result ? { reason: result.reason, status: result.status } : {};
    ctx.log({ event: `form.${result.outcome}`, level: 'warn', form: form.name, ...details });
  }
  return result;
}

async function decide<Field extends string>(
  ctx: Pick<RequestContext, 'formLimiter' | 'clientAddress' | 'log'>,
  request: Request,
  form: GuardedForm<Field>,
): Promise<Guarded<Field>> {
  if (request.method !== 'POST') return { outcome: 'refused', status: 405, reason: 'method' };
  if (!isFromThisSite(request)) return { outcome: 'refused', status: 403, reason: 'cross-site' };
  const body = await readFormBody(request, form.fields);
  if ('refusal' in body) return { outcome: 'refused', ...body.refusal };
  if (body.honeypotFilled) return { outcome: 'honeypot' };
  const { values } = body;
  if (await withinRateLimit(ctx, form.name)) return { outcome: 'passed', values };
  return { outcome: 'limited', status: 429, retryAfterSeconds: rateLimit.periodSeconds, values };
}
