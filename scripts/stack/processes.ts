import { join } from 'node:path';
import { execa } from 'execa';

/** Wrangler sends no usage data and asks the network nothing. */
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

const stopping = new AbortController();
const started: Promise<unknown>[] = [];

/** One of the project's programs, which ends with {@link stopAll} or this process, and never rejects. */
const options = {
  preferLocal: true,
  localDir: join(import.meta.dirname, '../..'),
  stdin: 'ignore',
  all: true,
  env: quiet,
  reject: false,
  cancelSignal: stopping.signal,
  killDescendants: true,
} as const;

/** Starts a program. Its output is shown or ignored. */
export function start(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<unknown> {
  const child = execa(command, args, { ...options, stdout: output, stderr: output });
  started.push(child);
  return child;
}

/** Runs a program to its end. Shows its output when it fails, or as it comes when `verbose`. */
export async function succeeds(command: string, args: readonly string[], verbose = false) {
  const output = verbose ? 'inherit' : 'pipe';
  const child = execa(command, args, { ...options, stdout: output, stderr: output });
  started.push(child);
  const { exitCode, all, shortMessage } = await child;
  if (exitCode !== 0 && !verbose) {
    const lines = (all || shortMessage || '').split('\n').map(cut);
    console.error(`\n${lines.join('\n')}\n`);
  }
  return exitCode === 0;
}

/** A failing test may show a whole page as one line. */
const cut = (line: string) =>
  line.length > 600 ? `${line.slice(0, 600)}… (${line.length} characters)` : line;

/** Stops everything that was started and lets nothing start any more. */
export async function stopAll(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(started);
}
