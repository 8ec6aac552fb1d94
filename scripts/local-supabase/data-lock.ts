import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackError } from '../stack/command.ts';
import { answers } from '../stack/ports.ts';
import { errorCode } from './error-code.ts';

/**
 * Keeps a data folder for this process: two PostgreSQLs writing the same files would destroy them, and PGlite does not
 * look. The lock is a listening socket, which ends with the process however that ends. Resolves with its release;
 * throws {@link StackError} when another process has the folder.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(realpathSync(folder));
  if (isFile(address) && !(await answers(address))) rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new StackError(
      `The data in ${folder} is in use by another local Supabase: stop that npm start, npm run dev or npm run db first.`,
    );
  }
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/** A name that needs no file where the system has such names; elsewhere a socket file, which a killed process leaves. */
function lockAddress(folder: string): string {
  const name = `local-supabase-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const isFile = (address: string) => address.startsWith('/');
