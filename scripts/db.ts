import { startLocalSupabase } from './local-supabase/index.ts';
import { showTables } from './local-supabase/show-tables.ts';
import { askedToEnd, runCommand } from './stack/command.ts';
import { portFrom } from './stack/ports.ts';

/** npm run db: the local Supabase alone, until Ctrl-C. npm run db show lists its tables instead. */
await runCommand(async () => {
  if (process.argv[3] === 'show') return showTables(process.argv[4]);
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
