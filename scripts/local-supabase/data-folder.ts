import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, waitToListen } from '../stack/ports.ts';

/** Takes a folder, made when missing, until `release`; `database` is for PostgreSQL's files. Throws {@link StackError} when it is in use. */
export async function openDataFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  return { database: join(folder, 'database'), release: await lock(folder) };
}

/** Deletes a data folder. Throws {@link StackError} when another process has it. */
export async function deleteDataFolder(folder: string): Promise<void> {
  const { release } = await openDataFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  await release();
}

/** Two PGlites would destroy the files that they share. The lock is a listening socket, which ends however the process ends. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const name = `local-supabase-${hash}`;
  // On Linux and Windows such a name needs no file; elsewhere a killed process leaves one behind.
  const file = join(tmpdir(), `${name}.sock`);
  const names = new Map<string, string>([
    ['linux', `\0${name}`],
    ['win32', `\\\\.\\pipe\\${name}`],
  ]);
  const address = names.get(process.platform) ?? file;
  if (address === file && !(await answers(file))) rmSync(file, { force: true });
  const server = createServer((socket) => socket.destroy());
  const inUse = `The data in ${folder} is in use by another local Supabase: stop that npm start, npm run dev or npm run db first.`;
  await waitToListen(server, { path: address }, inUse);
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
