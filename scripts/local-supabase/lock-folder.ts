import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, waitToListen } from '../stack/ports.ts';

/**
 * Takes a folder, made when missing, until what it returns is called: two PGlites would destroy the files that they share.
 * The lock is a listening socket, which ends however the process ends. Throws {@link StackError} when it is taken.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const name = `local-supabase-${hash}`;
  // On Linux and Windows such a name needs no file; elsewhere a killed process leaves one behind.
  const file = join(tmpdir(), `${name}.sock`);
  const names = new Map<string, string>([
    ['linux', `\0${name}`],
    ['win32', `\\\\.\\pipe\\${name}`],
  ]);
  const path = names.get(process.platform) ?? file;
  if (path === file && !(await answers(file))) rmSync(file, { force: true });
  const server = createServer((socket) => socket.destroy());
  const inUse = `The data in ${folder} is in use by another local Supabase: stop that npm start, npm run dev or npm run db first.`;
  await waitToListen(server, { path }, inUse);
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
