/** One line of the log. Only what is listed here can be written: no names, addresses, messages or keys. */
export interface LogEntry {
  /** What happened, such as 'jobs.list' or 'form.stored'. */
  readonly event: string;
  readonly level?: 'info' | 'warn' | 'error';
  /** The route's pattern, such as /careers/:slug; a path may hold somebody's address. */
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly backendStatus?: number;
  /** PostgREST's or PostgreSQL's error code, never their message: that may quote the row. */
  readonly backendCode?: string;
  readonly cacheState?: string;
  readonly form?: string;
  /** A fixed word of ours that says why. */
  readonly reason?: string;
  /** The directive of a page's policy that refused something, and of what it refused the host or scheme. */
  readonly directive?: string;
  readonly blocked?: string;
  readonly jobId?: string;
  /** An event of the outbox; its id says nothing about anyone. */
  readonly noticeId?: string;
  readonly count?: number;
  readonly error?: string;
}

/** Writes one structured line. */
export type Log = (entry: LogEntry) => void;

/** A log whose every line carries the request's id, as JSON on the console, from where Workers Logs collects it. */
export function createLog(
  requestId: string,
  sink = (level: 'info' | 'warn' | 'error', line: string) => console[level](line),
): Log {
  return ({ level = 'info', event, error, ...fields }) => {
    const shortened = error === undefined ? {} : { error: error.slice(0, 2_000) };
    sink(level, JSON.stringify({ level, event, requestId, ...fields, ...shortened }));
  };
}

/** Logs with its stack an error that nobody expected there, so that a mistake in our code is not taken for an outage. */
export function logUnexpected(log: Log, where: string, error: unknown): void {
  log({ event: 'unexpected', level: 'error', reason: where, error: describeError(error) });
}

/** An error with its stack, for the log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
