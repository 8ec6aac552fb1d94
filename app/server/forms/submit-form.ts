import * as v from 'valibot';
import { EnvironmentError } from '../environment.ts';
import type { RequestContext } from '../request-context.ts';
import { ask, type Backend, type BackendAnswer, backendFor } from '../supabase/client.ts';
import { Deduplication, type Stored } from './deduplication.ts';
import { fieldErrors } from './fields.ts';
import type { FormValues } from './form-body.ts';
import { type GuardedForm, guardForm } from './form-guard.ts';

/** A form whose submissions are stored: its fields (the row's columns), what is valid, and the insert. */
export interface StoredForm<Field extends string, Valid> extends GuardedForm<Field> {
  readonly schema: v.GenericSchema<FormValues<Field>, Valid>;
  /** Starts the one insert of a valid submission; without `.select()`, since visitors may not read the table. */
  readonly insert: (backend: Backend, valid: Valid) => PromiseLike<BackendAnswer>;
}

/**
 * What became of a submission, with the status to answer and what goes back into the form. Every outcome but
 * 'stored' comes with `Cache-Control: no-store` from the route, and 429 with Retry-After.
 */
export type Submission<Field extends string> =
  | { readonly outcome: 'stored'; readonly status: 200 }
  | {
      readonly outcome: 'invalid';
      readonly status: 422;
      readonly errors: Partial<Record<Field, string>>;
      readonly values: FormValues<Field>;
    }
  | { readonly outcome: 'failed'; readonly status: 503; readonly values: FormValues<Field> }
  | {
      readonly outcome: 'limited';
      readonly status: 429;
      readonly retryAfterSeconds: number;
      readonly values: FormValues<Field>;
    }
  | { readonly outcome: 'refused'; readonly status: 400 | 403 | 405 | 408 | 413 | 415 };

const deduplication = new Deduplication();

/**
 * Takes a posted form through guard, validation and the insert (design, "The two forms"). Never rejects and never
 * says 'stored' unless Supabase acknowledged the row or the honeypot was filled.
 */
export async function submitForm<const Field extends string, Valid>(
  ctx: RequestContext,
  request: Request,
  form: StoredForm<Field, Valid>,
): Promise<Submission<Field>> {
  const guarded = await guardForm(ctx, request, form);
  if (guarded.outcome === 'honeypot') return { outcome: 'stored', status: 200 };
  if (guarded.outcome === 'refused') return { outcome: 'refused', status: guarded.status };
  if (guarded.outcome === 'limited') return guarded;
  const { values } = guarded;
  const parsed = v.safeParse(form.schema, values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues, form.fields);
    ctx.log({ event: 'form.invalid', form: form.name, reason: Object.keys(errors).join(' ') });
    return { outcome: 'invalid', status: 422, errors, values };
  }
  const outcome = await deduplication.once(
    JSON.stringify([form.name, parsed.output]),
    () => store(ctx, form, parsed.output),
    ctx.waitUntil,
  );
  return outcome === 'stored'
    ? { outcome, status: 200 }
    : { outcome: 'failed', status: 503, values };
}

async function store<Field extends string, Valid>(
  ctx: RequestContext,
  form: StoredForm<Field, Valid>,
  valid: Valid,
): Promise<Stored> {
  try {
    const insert = form.insert(backendFor(ctx.environment), valid);
    const { error } = await ask(ctx, `${form.name}.insert`, insert);
    return error === null ? 'stored' : 'failed';
  } catch (error) {
    // A missing variable: the visitor gets the form's own words and keeps the text, the owner gets the sentence.
    const details = error instanceof EnvironmentError ? { error: error.message } : {};
    ctx.log({ event: 'form.failed', level: 'error', form: form.name, ...details });
    return 'failed';
  }
}
