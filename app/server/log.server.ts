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
export function createLog(
  requestId: string,
  sink = (level: 'info' | 'warn' | 'error', line: string) => console[level](line),
): Log {
  return ({ level = 'info', event, error, ...fields }) => {
    const shortened = error === undefined ? {} : { error: error.slice(0, 2_000) };
    sink(level, JSON.stringify({ level, event, requestId, ...fields, ...shortened }));
  };
}

/** Logs a mistake in our code with its stack, so that it is not taken for an outage. */
export function logUnexpected(log: Log, where: string, error: unknown): void {
  log({ event: 'unexpected', level: 'error', reason: where, error: describeError(error) });
}

export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
