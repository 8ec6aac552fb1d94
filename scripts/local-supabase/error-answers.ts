import { inspect } from 'node:util';

/** The statuses of PostgREST for codes to which @supabase/lite answers 500 "SUP": constraints, a server that is gone, PT codes. */
const missingStatuses: Readonly<Record<string, number>> = {
  '23514': 400,
  '23P01': 400,
  '08000': 503,
  '08003': 503,
  '08006': 503,
  '53300': 503,
  '57P01': 503,
  '57014': 500,
  PT413: 413,
  PT429: 429,
};

/**
 * A database error in the shape that makes lite answer as PostgREST: for codes it does not know, its PGRST with the body in
 * the message and the status in the detail. Lite prints errors, and PostgreSQL's may quote the row: this prints its code alone.
 */
export function postgrestError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = errorCode(error) || errorCode(error.cause);
  if (code === '') return 'relation' in error ? quiet(error, 'unknown table') : error;
  const text = (name: string) => fieldOf(error, name) ?? fieldOf(error.cause, name);
  const [message, detail, hint] = [text('message') ?? error.message, text('detail'), text('hint')];
  const status = missingStatuses[code];
  const answer =
    status === undefined
      ? Object.assign(new Error(message), { code, detail, hint })
      : Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
          code: 'PGRST',
          detail: JSON.stringify({ status, headers: {} }),
        });
  return quiet(answer, code);
}

function quiet(error: Error, reason: string): Error {
  return Object.assign(error, { [inspect.custom]: () => `local Supabase: refused (${reason})` });
}

function fieldOf(source: unknown, name: string): string | null {
  if (typeof source !== 'object' || source === null) return null;
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : null;
}

/** An error's code, such as EADDRINUSE or 23505; '' where it has none. */
export function errorCode(error: unknown): string {
  return fieldOf(error, 'code') ?? '';
}
