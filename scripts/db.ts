import { writeFileSync } from 'node:fs';
import { deleteDataFolder } from './local-supabase/data-folder.ts';
import { generateTypes, typesFile } from './local-supabase/generate-types.ts';
import { startLocalSupabase } from './local-supabase/index.ts';
import { openDatabase } from './local-supabase/open.ts';
import { openLocal } from './local-supabase/owner-database.ts';
import { askedToEnd, runCommand, StackError } from './stack/command.ts';
import { portFrom } from './stack/ports.ts';

const tables = ['jobs', 'contact_submissions', 'newsletter_signups'] as const;

/** npm run db: the local Supabase alone, until Ctrl-C; with show its rows. npm run db:reset and db:types come here too. */
await runCommand(() => {
  const [what, table] = process.argv.slice(3);
  if (what === 'show') return showTables(table);
  if (what === 'reset') return reset();
  return what === 'types' ? writeTypes() : serve();
});

async function serve(): Promise<void> {
  const asked = askedToEnd();
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const supabase = await startLocalSupabase({
    port: portFrom('SUPABASE_PORT'),
    dataFolder: '.supabase',
    seed: true,
  });
  console.log(`
  API URL         ${supabase.url}
  Publishable key ${supabase.publishableKey}
  Secret key      ${supabase.secretKey}

  Ctrl-C stops it.
`);
  await asked;
  await supabase.stop();
}

/** Counts the rows of the local tables, or shows those of the one that is named. */
async function showTables(name: string | undefined): Promise<void> {
  const wanted = tables.filter((table) => name === undefined || table === name);
  if (wanted.length === 0) {
    throw new StackError(`There is no table ${name}: choose from ${tables.join(', ')}.`);
  }
  const database = await openLocal();
  try {
    for (const table of wanted) {
      const { data, error } = await database.client.from(table).select('*');
      if (error) throw new StackError(`The table ${table} cannot be read: ${error.message}.`);
      console.log(`${table}: ${data.length}`);
      if (name) for (const row of data) console.log(row);
    }
  } finally {
    await database.close();
  }
}

/** Throws the local data away and makes the database anew, with the seed's jobs. */
async function reset(): Promise<void> {
  console.log('▸ Deleting the local data in .supabase…');
  await deleteDataFolder('.supabase');
  console.log('▸ Making the database anew: migrations and seed…');
  const engine = await openDatabase({ dataFolder: '.supabase' }, true);
  await engine.close();
  console.log('✓ A fresh database is ready. Next: npm start, npm run dev or npm run db.');
}

/** Writes the `Database` type from the migrations, on a database in memory. */
async function writeTypes(): Promise<void> {
  console.log('▸ Reading the tables from supabase/migrations…');
  const engine = await openDatabase({ memory: true }, false);
  writeFileSync(typesFile, await generateTypes(engine));
  await engine.close();
  console.log(`✓ Wrote ${typesFile}.`);
}
