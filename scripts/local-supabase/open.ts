import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { organization } from '../../app/content/organization.ts';
import { CommandError } from '../stack/command.ts';
import { type Engine, openEmbedded } from './engine.ts';
import { dataFolder, lockFolder } from './lock.ts';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/** A database in memory with the rows of supabase/seed.sql, or a copy of an image. */
export const openInMemory = async (image?: Blob) => fresh(await openEmbedded(null, image));

/** The database in .supabase. It is made if it is missing, or `anew`. No other process can open it until `close`. */
export async function openKept(anew = false): Promise<Engine> {
  const lock = lockFolder();
  const database = join(dataFolder, 'database');
  try {
    if (anew) rmSync(database, { recursive: true, force: true });
    const engine = existsSync(database)
      ? await reopen(database)
      : await fresh(await openEmbedded(database));
    return { ...engine, close: () => engine.close().then(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function reopen(database: string): Promise<Engine> {
  const engine = await openEmbedded(database).catch((error) => {
    throw new CommandError(
      `PostgreSQL cannot read the data in ${database} (${error.message}): put a copy back if you have one, or run npm run db:reset for a fresh database.`,
    );
  });
  await migrate(engine);
  return engine;
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

/** Applies the migrations that a database lacks, and sets its time zone. Nothing of one that fails stays. */
export async function migrate(engine: Engine): Promise<void> {
  await engine.exec(await readFile(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  const rows = await engine.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  const folder = join(supabaseFolder, 'migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files) {
    const [version = '', ...words] = file.replaceAll("'", '').slice(0, -'.sql'.length).split('_');
    if (applied.has(version)) continue;
    const script = await readFile(join(folder, file), 'utf8');
    const note = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${words.join('_')}')`;
    // Sent together they are one transaction.
    await run(engine, `supabase/migrations/${file}`, `${script}\n;${note};`);
  }
  await engine.query('select private.use_time_zone($1)', [organization.timeZone]);
}

/** Runs supabase/seed.sql, which leaves existing rows alone. */
export async function seed(engine: Engine): Promise<void> {
  await run(engine, 'supabase/seed.sql', await readFile(join(supabaseFolder, 'seed.sql'), 'utf8'));
}

const FaultSchema = v.object({
  message: v.string(),
  detail: v.optional(v.nullable(v.string())),
  position: v.optional(v.nullable(v.string())),
});

async function run(engine: Engine, file: string, script: string): Promise<void> {
  await engine.exec(script).catch((error) => {
    const { message, detail, position } = v.parse(FaultSchema, error);
    const line = position && `:${script.slice(0, Number(position)).split('\n').length}`;
    throw new CommandError(
      `${file}${line ?? ''} cannot be applied: ${message}. ${detail ?? ''} Correct it and start again.`,
    );
  });
}
