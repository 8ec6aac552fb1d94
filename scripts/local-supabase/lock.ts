import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../stack/command.ts';

export const dataFolder = '.supabase';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/**
 * Locks the local data until its release, because two PGlites would destroy the files that they share. SQLite has its
 * file locked on every system, and the lock ends with the process. Throws CommandError if another process holds it.
 */
export function lockFolder() {
  mkdirSync(dataFolder, { recursive: true });
  const file = new DatabaseSync(join(dataFolder, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
    throw new CommandError(
      "This folder's database is in use: npm start, npm run dev or npm run db runs here already. Use that one, or stop it with Ctrl-C.",
    );
  }
  return { release: () => file.close() };
}
