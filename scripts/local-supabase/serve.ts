import { parseArgs } from 'node:util';
import { runCommand } from '../stack/fail.ts';
import { startLocalSupabase } from './index.ts';

/**
 * The local Supabase as a program of its own, `--port` and `--data` (a folder) or `--memory` (nothing is kept) given.
 * Prints READY and a line of JSON with its address and keys as soon as it answers; ends on SIGINT and SIGTERM with its
 * files closed.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '54321' },
      data: { type: 'string', default: '.supabase' },
      memory: { type: 'boolean', default: false },
    },
  });
  const supabase = await startLocalSupabase({
    ...(values.memory ? { memory: true } : { dataFolder: values.data }),
    port: Number(values.port),
    seed: true,
  });
  const { url, publishableKey, secretKey } = supabase;
  console.log(`READY ${JSON.stringify({ url, publishableKey, secretKey })}`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await supabase.stop();
});
