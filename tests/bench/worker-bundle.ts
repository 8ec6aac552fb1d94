import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { travelling } from './built-page.ts';

const server = new URL('../../build/server/', import.meta.url).pathname;

/** What the Worker's code weighs, gzipped in one piece as `wrangler deploy` weighs and reports it. */
export function workerBytes(): number {
  const files = globSync('**/*.js', { cwd: server }).map((name) =>
    readFileSync(join(server, name)),
  );
  if (files.length === 0) throw new Error('There is no built Worker: run npm run build first');
  return travelling(Buffer.concat(files));
}
