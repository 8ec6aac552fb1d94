import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, waitToListen } from '../stack/ports.ts';

export const dataFolder = '.supabase';

/** What to say while another process holds the lock. */
export const inUse =
  "This folder's database is in use: npm start, npm run dev or npm run db runs here already. Use that one, or stop it with Ctrl-C.";

export const isInUse = async () => existsSync(dataFolder) && answers(socketOf(dataFolder));

/**
 * Locks the local data until what it returns is called, because two PGlites would destroy the files that they share. The lock
 * is a listening socket, which ends with the process. Throws StackError if another process holds it.
 */
export async function lockFolder(): Promise<() => Promise<void>> {
  mkdirSync(dataFolder, { recursive: true });
  const path = socketOf(dataFolder);
  if (path.endsWith('.sock') && !(await answers(path))) rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await waitToListen(server, { path }, inUse);
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/** Linux and Windows need no file for a socket. Elsewhere a killed process leaves one behind. */
function socketOf(folder: string): string {
  const name = `local-supabase-${hash('sha256', realpathSync(folder)).slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
