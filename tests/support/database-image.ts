import { createHash } from 'node:crypto';
import { existsSync, globSync, openAsBlob, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalSupabase, startLocalSupabase } from '../../scripts/local-supabase/index.ts';
import { openInMemory } from '../../scripts/local-supabase/open.ts';

const folder = 'test-results/database';

/** The file of a migrated and seeded database: a copy opens eight times faster than a new one. The seed counts its dates from today. */
export async function databaseImage(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString());
  const sources = globSync(['supabase/**/*.sql', 'scripts/local-supabase/*', 'package.json']);
  for (const source of sources.sort()) hash.update(readFileSync(source));
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await makeImage(file);
  return file;
}

async function makeImage(file: string): Promise<void> {
  const engine = await openInMemory();
  const image = await engine.connection.driver.dumpDataDir('none');
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, image.stream());
  await rename(`${file}.part`, file);
}

export const startFromImage = async (): Promise<LocalSupabase> =>
  startLocalSupabase(0, openInMemory(await openAsBlob(await databaseImage())));

export default async function setup(): Promise<void> {
  await databaseImage();
}
