import { writeFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { execa } from 'execa';
import { organization } from '../app/content/organization.ts';
import { siteUrlAtBuild } from './build/site-url.ts';
import { generateTypes, typesFile } from './local-supabase/generate-types.ts';
import { startLocalSupabase } from './local-supabase/index.ts';
import { localKeys } from './local-supabase/keys.ts';
import { openInMemory, openKept } from './local-supabase/open.ts';
import { askedToEnd, CommandError, runCommand } from './stack/command.ts';
import { readDevVars } from './stack/dev-vars.ts';
import { answers } from './stack/ports.ts';

/** npm run db: the local Supabase alone, until Ctrl-C. Also npm run db show, db:reset, db:types and db:push. */
await runCommand(() => {
  const [what = '', table] = process.argv.slice(2);
  const commands = { '': serve, show: () => show(table), reset, types: writeTypes, push };
  const command = Object.entries(commands).find(([name]) => name === what)?.[1];
  if (!command) {
    throw new CommandError(`There is no npm run db ${what}: use show, reset, types or push.`);
  }
  return command();
});

async function serve(): Promise<void> {
  const asked = askedToEnd();
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const supabase = await startLocalSupabase(readDevVars().localPort ?? 54_321);
  console.log(`
  API URL         ${supabase.url}
  Publishable key ${supabase.publishableKey}
  Secret key      ${supabase.secretKey}

  Ctrl-C stops it.
`);
  await asked;
  await supabase.stop();
}

/** Prints the rows of a local table. A local Supabase is started for it unless one runs already. */
async function show(table = 'contact_submissions'): Promise<void> {
  const { supabaseUrl, localPort } = readDevVars();
  if (!localPort) {
    throw new CommandError(`.dev.vars names ${supabaseUrl}: look at its tables in Supabase.`);
  }
  const own = (await answers(localPort)) ? undefined : await startLocalSupabase(0);
  // The generated type is left out, because it may be older than the tables.
  const client = createClient(own?.url ?? supabaseUrl, localKeys.secret);
  const { data, error } = await client.from(table).select('*');
  await own?.stop();
  if (error) throw new CommandError(`${table} cannot be read: ${error.message}.`);
  for (const row of data) console.log(row);
  console.log(`${table}: ${data.length}`);
}

/** Deletes the local data and makes a fresh database with the seed's rows. */
async function reset(): Promise<void> {
  console.log('▸ Making a fresh database in .supabase: migrations and seed (a few seconds)…');
  const engine = await openKept(true);
  await engine.close();
  console.log('✓ A fresh database is ready. Next: npm start, npm run dev or npm run db.');
}

/** Writes the `Database` type, from a database in memory with all migrations. */
async function writeTypes(): Promise<void> {
  console.log('▸ Reading the tables from supabase/migrations…');
  const engine = await openInMemory();
  writeFileSync(typesFile, await generateTypes(engine));
  await engine.close();
  console.log(`✓ Wrote ${typesFile}. Next: npm run typecheck.`);
}

/** Applies the migrations to a hosted project with Supabase's CLI, and writes the settings that its queries use. */
async function push(): Promise<void> {
  const { DATABASE_URL } = process.env;
  const target = DATABASE_URL ? `--remote=${DATABASE_URL}` : '--remote';
  const supabase = async (...words: readonly string[]) => {
    const script = ['run', '--silent', 'supabase', '--', 'db', ...words, target];
    const { failed } = await execa('npm', script, { stdio: 'inherit', reject: false });
    if (failed) {
      throw new CommandError(
        `supabase db ${words[0]} failed, as it says above: name the project with npm run supabase -- link --project-ref YOUR_REF, or its database in DATABASE_URL.`,
      );
    }
  };
  await supabase('push', ...process.argv.slice(3));
  const settings = [organization.timeZone, siteUrlAtBuild()].map(
    (text) => `'${text.replaceAll("'", "''")}'`,
  );
  await supabase('query', '--yes', `select private.use_settings(${settings.join(', ')})`);
  console.log('✓ The database has all migrations and knows the time zone and address of the site.');
}
