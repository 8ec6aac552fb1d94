import { writeFileSync } from 'node:fs';
import { generateTypes, typesFile } from './local-supabase/generate-types.ts';
import { startLocalSupabase } from './local-supabase/index.ts';
import { openInMemory, openKept } from './local-supabase/open.ts';
import { openLocal, openOwnerDatabase } from './local-supabase/owner-database.ts';
import { askedToEnd, runCommand, StackError } from './stack/command.ts';
import { portFrom } from './stack/ports.ts';

const tables = ['jobs', 'contact_submissions', 'newsletter_signups'] as const;

/** npm run db: the local Supabase alone, until Ctrl-C; with show its rows. npm run db:reset, db:types and db:check come here too. */
await runCommand(() => {
  const [what = '', table] = process.argv.slice(3);
  const commands = { show: () => showTables(table), reset, types: writeTypes, check };
  return Object.entries(commands).find(([name]) => name === what)?.[1]() ?? serve();
});

async function serve(): Promise<void> {
  const asked = askedToEnd();
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const supabase = await startLocalSupabase(portFrom('SUPABASE_PORT'));
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
  await using database = await openLocal();
  for (const table of wanted) {
    const { data, error } = await database.client.from(table).select('*');
    if (error) throw new StackError(`The table ${table} cannot be read: ${error.message}.`);
    console.log(`${table}: ${data.length}`);
    if (name) for (const row of data) console.log(row);
  }
}

/** Prints what each open position still lacks; code 1 when there is something. */
async function check(): Promise<number> {
  await using database = await openOwnerDatabase();
  console.log(`▸ Asking ${database.name} about its open positions…`);
  const { data, error } = await database.client.rpc('posting_findings');
  if (error !== null) {
    throw new StackError(
      `The findings cannot be read (${error.code || 'no answer'}): is the address right, is the key the secret one, and are all migrations applied?`,
    );
  }
  for (const [slug, findings] of Map.groupBy(data, (finding) => finding.slug)) {
    console.log(`\n${findings[0]?.title ?? slug} (/careers/${slug})`);
    for (const { sentence } of findings) console.log(`  · ${sentence}`);
  }
  if (data.length > 0) return 1;
  console.log('✓ No open position lacks anything that an Ontario posting must say.');
  return 0;
}

/** Throws the local data away and makes the database anew, with the seed's jobs. */
async function reset(): Promise<void> {
  console.log('▸ Making the database in .supabase anew: migrations and seed…');
  const engine = await openKept(true);
  await engine.close();
  console.log('✓ A fresh database is ready. Next: npm start, npm run dev or npm run db.');
}

/** Writes the `Database` type from the migrations, on a database in memory. */
async function writeTypes(): Promise<void> {
  console.log('▸ Reading the tables from supabase/migrations…');
  const engine = await openInMemory();
  writeFileSync(typesFile, await generateTypes(engine));
  await engine.close();
  console.log(`✓ Wrote ${typesFile}.`);
}
