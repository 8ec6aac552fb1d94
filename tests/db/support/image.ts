import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../scripts/local-supabase/open.ts';

/**
 * Makes one embedded database with the migrations and the seed, and keeps its image: to open a copy takes a quarter of
 * the time of a fresh one.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cedarline-image-'));
  const engine = await openDatabase({ memory: true }, true);
  const { driver } = engine.connection;
  if (!('dumpDataDir' in driver)) throw new Error('the embedded PostgreSQL makes no image');
  const image = join(folder, 'database.tar');
  await writeFile(image, (await driver.dumpDataDir('none')).stream());
  await engine.close();
  project.provide('databaseImage', image);
  return () => rm(folder, { recursive: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with the image of a database: migrations and seed, nothing else. */
    readonly databaseImage: string;
  }
}
