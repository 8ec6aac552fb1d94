import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { answers } from '../../../scripts/stack/ports.ts';

/** The local Supabase as a program of its own. */
export interface Served {
  readonly url: string;
  /** Sends the signal and resolves with the exit code, undefined when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
}

/** Runs npm run db's program in a folder until it answers; rejects with its code and what it said. */
export async function serve(folder: string, port: number): Promise<Served> {
  const project = join(import.meta.dirname, '../../..');
  const child = execa(process.execPath, [join(project, 'scripts/run.js'), 'db'], {
    cwd: folder,
    env: { SUPABASE_PORT: String(port) },
    stdin: 'ignore',
    reject: false,
  });
  const ended = child.then(({ exitCode, stderr }) => {
    throw new Error(`code ${exitCode}: ${stderr.trim()}`);
  });
  // After the start its end is no error of the start.
  ended.catch(() => undefined);
  while (!(await answers(port))) await Promise.race([pause(50), ended]);
  return {
    url: `http://127.0.0.1:${port}`,
    async end(signal) {
      child.kill(signal);
      return (await child).exitCode;
    },
  };
}
