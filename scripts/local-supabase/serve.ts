import { parseArgs } from 'node:util';
import { askedToEnd } from '../stack/asked-to-end.ts';
import { runCommand } from '../stack/fail.ts';
import { startLocalSupabase } from './index.ts';

/**
 * The local Supabase as a program of its own, `--port` and `--data` (a folder) or `--memory` (nothing is kept) given.
 * Prints READY and a line of JSON with its address and keys as soon as it answers; ends with its files closed when it is
 * asked to, and when who started it is gone.
 */
await runCommand(async () => {
  const asked = askedToEnd();
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
  await asked;
  await supabase.stop();
});
