import { inspect } from 'node:util';
import * as v from 'valibot';

/** The statuses of PostgREST for codes to which @supabase/lite answers 500 "SUP": constraints, time limits, PT codes. */
const missingStatuses: Readonly<Record<string, number>> = {
  '23514': 400,
  '23P01': 400,
  '57014': 500,
  PT413: 413,
  PT429: 429,
};

const RefusalSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  message: v.string(),
  detail: v.nullish(v.string(), null),
  hint: v.nullish(v.string(), null),
});

/**
 * A database error in the shape that makes lite answer as PostgREST: for codes it does not know, its PGRST with the body in
 * the message and the status in the detail. Lite prints errors, and PostgreSQL's may quote the row: this prints its code alone.
 */
export function postgrestError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [refusal] = [error, error.cause].flatMap((one) => {
    const { success, output } = v.safeParse(RefusalSchema, one);
    return success ? output : [];
  });
  if (!refusal) return 'relation' in error ? quiet(error, 'unknown table') : error;
  const { code, message, detail, hint } = refusal;
  const status = missingStatuses[code];
  if (status === undefined) return quiet(Object.assign(new Error(message), refusal), code);
  const answer = new Error(JSON.stringify({ code, message, details: detail, hint }));
  const detailOfStatus = JSON.stringify({ status, headers: {} });
  return quiet(Object.assign(answer, { code: 'PGRST', detail: detailOfStatus }), code);
}

function quiet(error: Error, reason: string): Error {
  return Object.assign(error, { [inspect.custom]: () => `local Supabase: refused (${reason})` });
}
