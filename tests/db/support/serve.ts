import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';

/** The local Supabase as a program of its own. */
export interface Served {
  readonly url: string;
  /** Sends the signal and resolves with the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts serve.ts on a data folder and waits for READY; rejects with what it said on its error output. */
export async function serve(dataFolder: string, port = 0): Promise<Served> {
  const child = spawn(
    process.execPath,
    ['scripts/local-supabase/serve.ts', '--port', String(port), '--data', dataFolder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const closed = once(child, 'close').then(() => {
    throw new Error(`code ${child.exitCode}: ${said.join('').trim()}`);
  });
  // After the start its end is no error of the start.
  closed.catch(() => undefined);
  return { url: await Promise.race([ready(child), closed]), end: (signal) => end(child, signal) };
}

async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('serve.ts has no output to read');
  const lines = createInterface({ input: child.stdout });
  const { promise, resolve } = Promise.withResolvers<string>();
  lines.on('line', (line) => {
    const url = /^READY .*"url":"([^"]+)"/.exec(line)?.[1];
    if (url && line.includes(localKeys.publishable)) resolve(url);
  });
  return promise;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
