import { inspect } from 'node:util';

/**
 * What @supabase/lite answers with 500 "SUP" and PostgREST with the SQLSTATE: violated constraints of the kinds that
 * lite does not know, a server that is gone, and PostgREST's own PT codes, which name the status that a function wants.
 */
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
 * A database error in the shape that makes lite give PostgREST's answer. For codes it does not know this uses its way
 * of letting SQL choose the answer: code PGRST, the body in the message, the status in the detail. Lite prints every
 * error; PostgreSQL's may quote the row, so this one prints as its code and nothing more.
 */
export function postgrestError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = errorCode(error) || errorCode(error.cause);
  if (code === '') return 'relation' in error ? quiet(error, 'unknown table') : error;
  const text = (name: string) => fieldOf(error, name) ?? fieldOf(error.cause, name);
  const status = missingStatuses[code];
  const body = {
    code,
    message: text('message') ?? error.message,
    details: text('detail'),
    hint: text('hint'),
  };
  const answer = Object.assign(
    new Error(status === undefined ? body.message : JSON.stringify(body)),
    status === undefined
      ? { code, detail: body.details, hint: body.hint }
      : { code: 'PGRST', detail: JSON.stringify({ status, headers: {} }) },
  );
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
