import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../stack/command.ts';
import { type Engine, openEmbedded, openServer } from './engine.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate, seed } from './prepare.ts';

/** A fresh database with the jobs of supabase/seed.sql, in memory, maybe a copy of another; gone when it is closed. */
export const openInMemory = async (image?: Blob) => fresh(await openEmbedded(null, image));

/** The same on a PostgreSQL 15+ server. */
export const openOnServer = async (address: string) => fresh(await openServer(address));

/** The database that is kept in .supabase, made when missing or to be `anew`; this process's alone until `close`. */
export async function openKept(anew = false): Promise<Engine> {
  const folder = '.supabase';
  const release = await lockFolder(folder);
  const database = join(folder, 'database');
  try {
    if (anew) rmSync(database, { recursive: true, force: true });
    if (!existsSync(database)) await make(database);
    const engine = await reopen(database);
    return { ...engine, close: () => engine.close().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Makes the database in another folder and renames it when it is whole: a killed first start leaves nothing. */
async function make(database: string): Promise<void> {
  const place = `${database}-unfinished`;
  rmSync(place, { recursive: true, force: true });
  const engine = await fresh(await openEmbedded(place));
  await engine.close();
  renameSync(place, database);
}

async function reopen(database: string): Promise<Engine> {
  try {
    const engine = await openEmbedded(database);
    await migrate(engine);
    return engine;
  } catch (error) {
    if (error instanceof StackError) throw error;
    throw new StackError(
      `The data in ${database} is damaged and PostgreSQL cannot read it: put a copy back if you have one, or run npm run db:reset for a fresh database.`,
    );
  }
}

async function fresh(engine: Engine): Promise<Engine> {
  try {
    await migrate(engine);
    await seed(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
