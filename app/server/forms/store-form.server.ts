import { data } from 'react-router';
import * as v from 'valibot';
import { environmentOf, isConfigured, type RequestContext } from '../request-context.server.ts';
import { pageCaching, retryLater } from '../responses.server.ts';
import {
  isWorthRetrying,
  query,
  type SupabaseResponse,
  tooManyRows,
} from '../supabase/client.server.ts';
import { fieldErrors } from './fields.server.ts';
import { type FormRefusal, type FormValues, readFormBody } from './form-body.server.ts';
import { withinSenderLimit, withinSiteLimit } from './rate-limit.server.ts';

/** `name` is for the log and the limits. The honeypot is not among the fields. */
export interface Form<Field extends string, Valid> {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<FormValues<Field>, Valid>;
}

export type FormResult<Field extends string> =
  | { readonly outcome: 'stored'; readonly status: 200 }
  | ({ readonly values: Partial<FormValues<Field>> } & (
      | ({ readonly outcome: 'refused' } & FormRefusal)
      | { readonly outcome: 'failed'; readonly status: 503 }
      | { readonly outcome: 'limited'; readonly status: 429 }
      | { readonly outcome: 'honeypot'; readonly status: 422 }
      | { readonly outcome: 'preview'; readonly status: 403 }
      | {
          readonly outcome: 'invalid';
          readonly status: 422;
          readonly errors: Partial<Record<Field, string>>;
        }
    ));

export function formResponse<Result extends Pick<FormResult<string>, 'outcome' | 'status'>>(
  result: Result,
) {
  const retry = result.outcome === 'limited' ? retryLater : {};
  const headers = { 'Cache-Control': pageCaching.never, ...retry };
  return data(result, { status: result.status, headers });
}

/**
 * Checks a posted form and stores it with `insert`; once more if the backend failed before the time limit.
 * Invalid posts count towards their sender's limit only, not towards the site's. `valid` is null when the
 * visitor was told to try again.
 */
export async function storeForm<const Field extends string, Valid>(
  ctx: RequestContext,
  request: Request,
  { name, fields, schema }: Form<Field, Valid>,
  insert: (valid: Valid) => PromiseLike<SupabaseResponse>,
): Promise<{ result: FormResult<Field>; valid: Valid | null }> {
  const log = (event: string, details: { reason?: string; status?: number } = {}) =>
    ctx.log({ event: `form.${event}`, form: name, ...details });
  const rejected = (result: FormResult<Field>) => ({ result, valid: null });
  const body = await readFormBody(request, fields);
  const limited = (reason: 'sender' | 'site' | 'table') => {
    log('limited', { reason });
    return rejected({ outcome: 'limited', status: 429, values: body.values });
  };
  if (!(await withinSenderLimit(ctx, name))) return limited('sender');
  if ('refusal' in body) {
    log('refused', body.refusal);
    return rejected({ outcome: 'refused', ...body.refusal, values: body.values });
  }
  const { values } = body;
  if (body.honeypotFilled) {
    log('honeypot');
    return rejected({ outcome: 'honeypot', status: 422, values });
  }
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues, fields);
    log('invalid', { reason: Object.keys(errors).join(' ') });
    return rejected({ outcome: 'invalid', status: 422, errors, values });
  }
  if (!(await withinSiteLimit(ctx, name))) return limited('site');
  const valid = parsed.output;
  const failed = { result: { outcome: 'failed', status: 503, values }, valid } as const;
  if (!isConfigured(ctx)) return failed;
  if (environmentOf(ctx).readOnly) return rejected({ outcome: 'preview', status: 403, values });
  const first = await query(ctx, `${name}.insert`, insert(valid));
  const last = isWorthRetrying(first) ? await query(ctx, `${name}.insert`, insert(valid)) : first;
  if (last.error?.code === tooManyRows) return limited('table');
  return last.error === null ? { result: { outcome: 'stored', status: 200 }, valid } : failed;
}
