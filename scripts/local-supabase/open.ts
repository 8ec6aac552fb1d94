import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../stack/command.ts';
import { type Engine, openEmbedded, openServer } from './engine.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate, seed } from './prepare.ts';

/** Where the rows are: in a folder that is kept or emptied first, on a PostgreSQL 15+ server, or in memory, maybe a copy of others. */
export type Storage =
  | { readonly dataFolder: string; readonly empty?: true }
  | { readonly databaseUrl: string }
  | { readonly memory: true; readonly image?: Blob };

/** Opens a migrated database, a fresh one with the jobs of supabase/seed.sql if `seeded`. A folder is this process's alone until `close`. */
export async function openDatabase(storage: Storage, seeded: boolean): Promise<Engine> {
  if ('dataFolder' in storage) return openFolder(storage.dataFolder, seeded, storage.empty);
  const opened =
    'databaseUrl' in storage ? openServer(storage.databaseUrl) : openEmbedded(null, storage.image);
  return prepared(await opened, seeded);
}

async function openFolder(folder: string, seeded: boolean, empty = false): Promise<Engine> {
  const release = await lockFolder(folder);
  const database = join(folder, 'database');
  try {
    if (empty) rmSync(database, { recursive: true, force: true });
    if (!existsSync(database)) await make(database, seeded);
    const engine = await openKept(database);
    return { ...engine, close: () => engine.close().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Makes the database in another folder and renames it when it is whole: a killed first start leaves nothing. */
async function make(database: string, seeded: boolean): Promise<void> {
  const place = `${database}-unfinished`;
  rmSync(place, { recursive: true, force: true });
  const engine = await prepared(await openEmbedded(place), seeded);
  await engine.close();
  renameSync(place, database);
}

async function openKept(database: string): Promise<Engine> {
  try {
    return await prepared(await openEmbedded(database), false);
  } catch (error) {
    if (error instanceof StackError) throw error;
    throw new StackError(
      `The data in ${database} is damaged and PostgreSQL cannot read it: put a copy back if you have one, or run npm run db:reset for a fresh database.`,
    );
  }
}

async function prepared(engine: Engine, seeded: boolean): Promise<Engine> {
  try {
    await migrate(engine);
    if (seeded) await seed(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
