import { isRouteErrorResponse } from 'react-router';

/** The log can hold nothing but these fields: no names, addresses, messages or keys. */
export interface LogEntry {
  readonly event: string;
  readonly level?: 'info' | 'warn' | 'error';
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly backendStatus?: number;
  /** A code, never the message, which may quote the row. */
  readonly backendCode?: string;
  readonly cacheState?: string;
  readonly form?: string;
  readonly reason?: string;
  readonly directive?: string;
  readonly blocked?: string;
  readonly jobId?: string;
  readonly noticeId?: string;
  readonly count?: number;
  readonly error?: string;
}

export type Log = (entry: LogEntry) => void;

/** Workers Logs collects the console's JSON. */
export function createLog(requestId: string): Log {
  return ({ level = 'info', event, error, ...fields }) => {
    const shortened = error === undefined ? {} : { error: error.slice(0, 2_000) };
    console[level](JSON.stringify({ level, event, requestId, ...fields, ...shortened }));
  };
}

/** Logs a mistake in our code with its stack, so that it is not taken for an outage. */
export const logMistake = (log: Log, event: string, error: unknown) =>
  log({ event, level: 'error', error: describeError(error) });

/** Cloudflare's ray id, so that our log lines match theirs. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray');
  return ray !== null && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

/** Whatever was thrown, in words for the log. For a value that is no Error: its class and its keys. */
export function describeError(error: unknown): string {
  if (error instanceof Error) {
    const stack = error.stack || String(error);
    return error.cause === undefined ? stack : `${stack}\ncaused by ${describeError(error.cause)}`;
  }
  if (typeof error !== 'object' || error === null) return String(error);
  if (isRouteErrorResponse(error)) return `ErrorResponse ${error.status} ${error.statusText}`;
  return `${error.constructor?.name ?? 'Object'} { ${Object.keys(error).join(', ')} }`;
}
