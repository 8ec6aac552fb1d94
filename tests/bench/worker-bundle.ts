import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { travelling } from './built-page.ts';

const server = new URL('../../build/server/', import.meta.url).pathname;

/** The Worker's code as it is deployed: each file's name and size gzipped. */
export function workerFiles(): { name: string; bytes: number }[] {
  const names = globSync('**/*.js', { cwd: server });
  if (names.length === 0) throw new Error('There is no built Worker: run npm run build first');
  return names.map((name) => ({ name, bytes: travelling(readFileSync(join(server, name))) }));
}
