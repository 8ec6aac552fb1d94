import { join } from 'node:path';
import { execa } from 'execa';

/** Wrangler sends no usage data and asks the network nothing. */
export const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_SANITIZE: 'true',
};

const stopping = new AbortController();
const started: Promise<unknown>[] = [];

/** Starts one of the project's programs, which ends with {@link stopAll} or this process. Never rejects; `onLine` gets its output. */
export function start(
  command: string,
  args: readonly string[],
  { onLine }: { readonly onLine?: (line: string) => void } = {},
) {
  const output = onLine ? 'pipe' : 'inherit';
  const child = execa(command, args, {
    preferLocal: true,
    localDir: join(import.meta.dirname, '../..'),
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    buffer: false,
    env: quiet,
    reject: false,
    cancelSignal: stopping.signal,
    killDescendants: true,
  });
  started.push(child);
  if (onLine) void readLines(child.iterable({ from: 'all' }), onLine);
  return child;
}

async function readLines(lines: AsyncIterable<string>, onLine: (line: string) => void) {
  for await (const line of lines) if (line.trim()) onLine(line);
}

/** Stops everything that was started and lets nothing start any more. */
export async function stopAll(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(started);
}
