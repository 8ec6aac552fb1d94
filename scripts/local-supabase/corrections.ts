import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { PgliteConnection } from '@supabase/lite/pglite';
import * as v from 'valibot';

/*
 * What @supabase/lite 0.10.0 does otherwise than a hosted project, put right. This file is the project's one exception to
 * "public interfaces only": docs/decisions/local-supabase.md has the reports.
 */

/** PostgreSQL's numbers for types that the driver treats differently from PostgREST. */
const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184, numeric: 1700 } as const;

/** A point in time as PostgREST writes it: `2026-11-21T09:00:00+00:00`, not `2026-11-21 09:00:00+00`. */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** Lets PostgreSQL refuse a wrong value. The driver would fail without a code. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Options for PGlite. */
export const pgliteTypes = {
  parsers: { [oid.timestamptz]: isoTimestamp, [oid.numeric]: Number },
  serializers: {
    [oid.bool]: asText,
    [oid.int4]: asText,
    [oid.text]: asText,
    [oid.numeric]: asText,
  },
};

/**
 * Stops lite from granting everything to the request roles at the first request, which would undo the migrations' revokes,
 * and from losing the codes of some errors. Throws when a method is gone, since the access rules would then silently be void.
 */
export function correct(connection: PgliteConnection): void {
  const methods = { ensureRlsContext: async () => true, normalizeDbError: postgrestError };
  for (const [method, value] of Object.entries(methods)) {
    if (typeof Reflect.get(connection, method) !== 'function') {
      throw new Error(
        `@supabase/lite has no ${method} any more: go back to the pinned version or adapt scripts/local-supabase/corrections.ts.`,
      );
    }
    Object.defineProperty(connection, method, { value });
  }
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (context, work, options) =>
    withContext(context, work, options?.rpc ? options : { ...options, rpc: asFunctionCall() });
}

/** The headers of the request that is being answered. The gateway sets them. */
export const requestHeaders = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** PostgREST sets request.headers for every request. Lite does so for a function, so that each counts as a call of one. */
const asFunctionCall = () => ({
  method: 'POST',
  path: '',
  readOnly: false,
  requestHeaders: { ...requestHeaders.getStore() },
});

/** PostgREST's statuses for codes to which lite answers 500 "SUP": constraints, time limits, codes that begin with PT. */
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
 * A database error for which lite answers as PostgREST does. For a code that lite does not know this is its own code PGRST,
 * with the answer's body in the message and the status in the detail. Lite prints errors, and PostgreSQL's may quote a
 * row, so that only the code is printed.
 */
function postgrestError(error: unknown): unknown {
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
