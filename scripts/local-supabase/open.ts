import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { organization } from '../../app/content/organization.ts';
import { StackError } from '../stack/command.ts';
import { type Engine, openEmbedded, openServer } from './engine.ts';
import { dataFolder, lockFolder } from './lock.ts';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/** A database in memory with the rows of supabase/seed.sql, or a copy of an image. */
export const openInMemory = async (image?: Blob) => fresh(await openEmbedded(null, image));

/** The same on a PostgreSQL 15+ server. */
export const openOnServer = async (address: string) => fresh(await openServer(address));

/** The database in .supabase. It is made if it is missing, or `anew`. No other process can open it until `close`. */
export async function openKept(anew = false): Promise<Engine> {
  const lock = lockFolder();
  const database = join(dataFolder, 'database');
  try {
    if (anew) rmSync(database, { recursive: true, force: true });
    if (!existsSync(database)) await make(database);
    const engine = await reopen(database);
    return { ...engine, close: () => engine.close().then(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes the database in another folder and renames that at the end, so that a killed first start leaves nothing half made. */
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
    if (!isOfTheEngine(error)) throw error;
    throw new StackError(
      `PostgreSQL cannot read the data in ${database} (${error.message}): put a copy back if you have one, or run npm run db:reset for a fresh database.`,
    );
  }
}

/** PostgreSQL's own errors have a severity. On damaged files it does not start, or ends as WebAssembly does. */
export function isOfTheEngine(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    'severity' in error ||
    error.name === 'RuntimeError' ||
    error.message.startsWith('PGlite failed')
  );
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
  const isKnown = (version: unknown) => files.some((file) => file.startsWith(`${version}_`));
  if (![...applied].every(isKnown)) {
    throw new StackError(
      'The database was made by other migrations than those in supabase/migrations: run npm run db:reset for a fresh one.',
    );
  }
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

async function run(engine: Engine, file: string, script: string): Promise<void> {
  await engine.exec(script).catch((error) => {
    throw new StackError(
      `${file} cannot be applied: ${faultOf(error, script)} Correct it and start again.`,
    );
  });
}

const FaultSchema = v.object({
  message: v.string(),
  detail: v.optional(v.nullable(v.string())),
  position: v.optional(v.nullable(v.string())),
});

/** What PostgreSQL says about a script, with the line if it names a place. */
function faultOf(error: unknown, script: string): string {
  const { message, detail, position } = v.parse(FaultSchema, error);
  const line = position && `line ${script.slice(0, Number(position)).split('\n').length}`;
  return [line ? `${line}: ${message}` : message, detail]
    .filter(Boolean)
    .map((sentence) => `${String(sentence).replace(/\.$/, '')}.`)
    .join(' ');
}
