import { startLocalSupabase } from './local-supabase/index.ts';
import { openLocal } from './local-supabase/owner-database.ts';
import { askedToEnd, runCommand, StackError } from './stack/command.ts';
import { portFrom } from './stack/ports.ts';

const tables = ['jobs', 'contact_submissions', 'newsletter_signups'] as const;

/** npm run db: the local Supabase alone, until Ctrl-C. npm run db show counts the rows of its tables, or lists those of one. */
await runCommand(async () => {
  const [what, table] = process.argv.slice(3);
  if (what === 'show') return showTables(table);
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
});

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
