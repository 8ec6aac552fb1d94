import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { signalGroup } from './signal-group.ts';

const running = new Set<ChildProcess>();
let stopping = false;

/** Wrangler asks nobody and tells nobody. */
export const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_SANITIZE: 'true',
};

/** The project's own programs, Node among them, also when npm did not start us. */
const path = [join(import.meta.dirname, '../../node_modules/.bin'), process.env.PATH].join(
  delimiter,
);

/** Who gets each line of a program's output and of its error output instead of the terminal. */
interface Readers {
  readonly onLine?: (line: string) => void;
  readonly onErrorLine?: (line: string) => void;
}

/** Starts a program in a process group of its own, so that stopping it stops its children too. */
export function start(
  command: string,
  args: readonly string[],
  { onLine, onErrorLine }: Readers = {},
): ChildProcess {
  if (stopping) throw new Error(`${command} is not started: everything is being stopped`);
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', onErrorLine ? 'pipe' : 'inherit'],
    env: { ...process.env, PATH: path, ...quiet },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (onLine) readLines(child.stdout, onLine);
  if (onErrorLine) readLines(child.stderr, onErrorLine);
  return child;
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (!stream) return;
  createInterface({ input: stream }).on('line', (line) => line.trim() && onLine(line));
}

/** Runs a program to its end; true when it succeeded. */
export async function run(command: string, args: readonly string[]): Promise<boolean> {
  const [code] = await once(start(command, args), 'exit');
  return code === 0;
}

/** Resolves when one of the programs ends. */
export async function firstEnd(children: readonly ChildProcess[]): Promise<'ended'> {
  await Promise.race(children.map((child) => once(child, 'exit')));
  return 'ended';
}

/** Stops everything that was started, children's children too, and lets nothing start any more. */
export async function stopAll(): Promise<void> {
  stopping = true;
  const children = [...running];
  const ends = children.map((child) => once(child, 'exit'));
  for (const child of children) signal(child, 'SIGTERM');
  const patience = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL');
  }, 5_000);
  await Promise.all(ends);
  clearTimeout(patience);
  // The programs have ended; what they started may not have.
  for (const child of children) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid) signalGroup(pid, name);
}
