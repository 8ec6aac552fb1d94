import { startLocalSupabase } from './local-supabase/index.ts';
import { runCommand } from './stack/fail.ts';
import { checkPortFree, ports } from './stack/ports.ts';

/** npm run db: the local Supabase alone, until Ctrl-C. */
await runCommand(async () => {
  await checkPortFree(ports.supabase, 'the local Supabase');
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const supabase = await startLocalSupabase({
    port: ports.supabase,
    dataFolder: '.supabase',
    seed: true,
  });
  console.log(`
  API URL         ${supabase.url}
  Publishable key ${supabase.publishableKey}
  Secret key      ${supabase.secretKey}

  Ctrl-C stops it.
`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await supabase.stop();
});
