import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../stack/command.ts';
import { lockData } from './data-lock.ts';

/** A folder with a database's files, kept for this process until it is released. */
export interface DataFolder {
  /** Where PostgreSQL's files are, or will be after the first start. */
  readonly database: string;
  /**
   * Makes the database when there is none: `fill` does it in a place of its own, which becomes the database when it
   * is whole. A first start that was killed so leaves nothing behind that counts.
   */
  makeOnce(fill: (place: string) => Promise<void>): Promise<void>;
  release(): Promise<void>;
}

/**
 * Opens a data folder, made when it is missing. Throws {@link StackError} when it cannot be made or another process
 * has it.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StackError(
      `The data folder ${folder} cannot be made (${error instanceof Error ? error.message : error}): remove what is in its place and try again.`,
    );
  }
  const release = await lockData(folder);
  const database = join(folder, 'database');
  return {
    database,
    async makeOnce(fill) {
      if (existsSync(database)) return;
      const place = join(folder, 'unfinished');
      rmSync(place, { recursive: true, force: true });
      await fill(place);
      renameSync(place, database);
    },
    release,
  };
}

/** Deletes a data folder. Throws {@link StackError} when another process has it. */
export async function deleteDataFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const release = await lockData(folder);
  rmSync(folder, { recursive: true, force: true });
  await release();
}
