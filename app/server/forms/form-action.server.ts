import { data } from 'react-router';
import * as v from 'valibot';
import { honeypotField } from '../../content/form-fields.ts';
import { workerToken } from '../environment.server.ts';
import { byteLimits, limitBody } from '../limits.server.ts';
import { isConfigured, type RequestContext } from '../request-context.server.ts';
import { pageCaching, retryLater } from '../responses.server.ts';
import {
  asSite,
  query,
  type SupabaseResponse,
  tooManyRows,
  uniqueViolation,
} from '../supabase/client.server.ts';
import { withinSenderLimit, withinSiteLimit } from './rate-limit.server.ts';

type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** `name` is for the log and the limits. The honeypot is not among the fields. */
export interface Form<Field extends string, Valid> {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<FormValues<Field>, Valid>;
  /** The field that is another in each form that is shown. The same values with it are the same post. */
  readonly key?: Field;
}

export type FormResult<Field extends string> =
  | { readonly outcome: 'stored'; readonly status: 200 }
  | ({ readonly values: Partial<FormValues<Field>> } & (
      | { readonly outcome: 'refused'; readonly status: 400 | 413 | 415 }
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

/** An insert of supabase-js that was not sent yet. */
interface Insert extends PromiseLike<SupabaseResponse> {
  setHeader(name: string, value: string): this;
}

/**
 * Checks a posted form and stores it with `insert`. Its id is the idempotency key: what is sent again, because an answer was
 * lost, is stored once. Invalid posts count towards their sender's limit only, not towards the site's. `sent` is null when the
 * visitor was told to try again.
 */
export async function formAction<const Field extends string, Valid>(
  ctx: RequestContext,
  request: Request,
  { name, fields, schema, key }: Form<Field, Valid>,
  insert: (valid: Valid) => Insert,
): Promise<{ result: FormResult<Field>; sent: { id: string; valid: Valid } | null }> {
  const log = (event: string, details: { reason?: string; status?: number } = {}) =>
    ctx.log({ event: `form.${event}`, form: name, ...details });
  const rejected = (result: FormResult<Field>) => ({ result, sent: null });
  const form = await readForm(request);
  const values = valuesOf(typeof form === 'number' ? new FormData() : form, fields);
  const limited = (reason: 'sender' | 'site' | 'table') => {
    log('limited', { reason });
    return rejected({ outcome: 'limited', status: 429, values });
  };
  if (!(await withinSenderLimit(ctx, name))) return limited('sender');
  if (typeof form === 'number') {
    log('refused', { status: form });
    return rejected({ outcome: 'refused', status: form, values });
  }
  if (form.getAll(honeypotField).some((value) => value !== '')) {
    log('honeypot');
    return rejected({ outcome: 'honeypot', status: 422, values });
  }
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) {
    const errors = errorsOf(fields, v.flatten(parsed.issues).nested);
    log('invalid', { reason: Object.keys(errors).join(' ') });
    return rejected({ outcome: 'invalid', status: 422, errors, values });
  }
  if (!(await withinSiteLimit(ctx, name))) return limited('site');
  const valid = parsed.output;
  const id = await uuidOf(key && values[key] ? values : crypto.randomUUID());
  const sent = { id, valid };
  const failed = { result: { outcome: 'failed', status: 503, values }, sent } as const;
  if (!isConfigured(ctx)) return failed;
  if (ctx.env.PREVIEW === 'read-only') return rejected({ outcome: 'preview', status: 403, values });
  const { status, error } = await insertUnder(ctx, `${name}.insert`, id, () => insert(valid));
  if (error?.code === tooManyRows) return limited('table');
  // supabase-js takes a 404 with an empty body for success.
  const isStored = status === 201 || error?.code === uniqueViolation;
  return isStored ? { result: { outcome: 'stored', status: 200 }, sent } : failed;
}

/** Sends the insert of a row with this id, and once more where the first answer was lost. */
async function insertUnder(ctx: RequestContext, event: string, id: string, insert: () => Insert) {
  const send = () =>
    query(ctx, event, asSite(insert(), workerToken(ctx.env)).setHeader('x-row-id', id));
  const first = await send();
  return first.status === 0 || first.status >= 500 ? send() : first;
}

async function readForm(request: Request): Promise<FormData | 400 | 413 | 415> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return 415;
  // What else fails here is the sender's: the connection ended, or the body is no form.
  return limitBody(request, byteLimits.formBody)
    .formData()
    .catch((error: unknown) => (error instanceof RangeError ? 413 : 400));
}

/** The first fault of each field, in the order of the form. */
function errorsOf<Field extends string>(
  fields: readonly Field[],
  faults: Readonly<Partial<Record<string, readonly string[]>>> = {},
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const [message] = faults[field] ?? [];
    if (message) errors[field] = message;
  }
  return errors;
}

/** As lines where a name has several, such as ticked boxes. Browsers send every line break as CR LF; PostgreSQL cannot store NUL. */
function valuesOf<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): FormValues<Field> {
  const entries = fields.map((field) => {
    const texts = form.getAll(field).filter((value) => typeof value === 'string');
    return [field, texts.join('\n').replaceAll(/\r\n?/g, '\n').replaceAll('\0', '')];
  });
  return v.parse(v.object(v.entriesFromList(fields, v.string())), Object.fromEntries(entries));
}

/** A UUID for a text or values. */
async function uuidOf(values: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(values));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
