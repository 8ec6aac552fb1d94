import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackError } from '../stack/command.ts';
import { answers } from '../stack/ports.ts';
import { errorCode } from './error-answers.ts';

/** A folder with a database's files, this process's alone until it is released. */
export interface DataFolder {
  /** Where PostgreSQL's files are, or will be after the first start. */
  readonly database: string;
  release(): Promise<void>;
}

/** Opens a data folder, made when it is missing. Throws {@link StackError} when another process has it. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  mkdirSync(folder, { recursive: true });
  return { database: join(folder, 'database'), release: await lock(folder) };
}

/** Makes the database by `fill` in another folder and renames it when it is whole: a killed first start leaves nothing. */
export async function makeOnce(database: string, fill: (place: string) => Promise<void>) {
  if (existsSync(database)) return;
  const place = `${database}-unfinished`;
  rmSync(place, { recursive: true, force: true });
  await fill(place);
  renameSync(place, database);
}

/** Deletes a data folder. Throws {@link StackError} when another process has it. */
export async function deleteDataFolder(folder: string): Promise<void> {
  const { release } = await openDataFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  await release();
}

/**
 * Two PostgreSQLs writing the same files would destroy them, and PGlite does not look. The lock is a listening socket, which
 * ends with the process however that ends. Resolves with its release.
 */
async function lock(folder: string): Promise<() => Promise<void>> {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const name = `local-supabase-${hash}`;
  // On Linux and Windows such a name needs no file; elsewhere a killed process leaves one behind.
  const file = join(tmpdir(), `${name}.sock`);
  const names: Partial<Record<NodeJS.Platform, string>> = {
    linux: `\0${name}`,
    win32: `\\\\.\\pipe\\${name}`,
  };
  const address = names[process.platform] ?? file;
  if (address === file && !(await answers(file))) rmSync(file, { force: true });
  const server = createServer((socket) => socket.destroy()).listen(address);
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
