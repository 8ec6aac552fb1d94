import { spawn } from 'node:child_process';
import { quiet } from '../stack/processes.ts';

/** One command of the test run: what it is for, and how it is called. */
export interface Step {
  readonly title: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs one step, says when it begins and ends, and shows its output only when it failed: several run side by side.
 * Resolves to true when it succeeded.
 */
export async function run({ title, command: [program, ...args], env }: Step): Promise<boolean> {
  const started = Date.now();
  console.log(`▸ ${title}…`);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(null);
    });
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (code !== 0) console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return code === 0;
}
