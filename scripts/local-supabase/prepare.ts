import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organization } from '../../app/content/organization.ts';
import { StackError } from '../stack/command.ts';
import type { Engine } from './engine.ts';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/** Brings a database and its time zone up to date. Throws {@link StackError} for a migration that does not run, of which nothing stays. */
export async function migrate(engine: Engine): Promise<void> {
  await engine.exec(await readFile(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  const rows = await engine.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  const folder = join(supabaseFolder, 'migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files) {
    if (applied.has(versionOf(file))) continue;
    await apply(engine, file, await readFile(join(folder, file), 'utf8'));
  }
  await engine.query('select private.use_time_zone($1)', [organization.timeZone]);
}

/** Fills in supabase/seed.sql, which leaves rows that are there alone. */
export async function seed(engine: Engine): Promise<void> {
  await engine.exec(await readFile(join(supabaseFolder, 'seed.sql'), 'utf8'));
}

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));

/** Applies a migration and notes it. Statements sent together are one transaction: all of it is there, or nothing. */
async function apply(engine: Engine, file: string, script: string): Promise<void> {
  const name = file.slice(file.indexOf('_') + 1, -'.sql'.length).replaceAll("'", '');
  const note = `insert into supabase_migrations.schema_migrations (version, name) values ('${versionOf(file)}', '${name}')`;
  try {
    await engine.exec(`${script}\n;${note};`);
  } catch (error) {
    throw new StackError(
      `The migration ${file} does not run (${error instanceof Error ? error.message : error}): fix it and start again, or run npm run db:reset for a fresh database.`,
    );
  }
}
