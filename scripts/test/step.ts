import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('test-results', { recursive: true, force: true });

/** Runs one command with its output shown, says what it is for and how long it took; true when it succeeded. */
export async function step(
  title: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const started = Date.now();
  console.log(`\n▸ ${title}…`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...quiet, ...env },
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
    child.on('error', () => resolve(null));
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(code === 0 ? `✓ ${title} (${seconds} s)` : `✗ ${title} (${seconds} s)`);
  return code === 0;
}

/** Wrangler asks nobody and tells nobody while tests run. */
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
