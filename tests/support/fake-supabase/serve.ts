import { parseArgs } from 'node:util';
import { startFakeSupabase } from './server.ts';

/** Runs the fake by itself: `npx node tests/support/fake-supabase/serve.ts --port 54399`. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, key: { type: 'string' } },
});
const fake = await startFakeSupabase({
  port: Number(values.port),
  ...(values.key === undefined ? {} : { key: values.key }),
});
process.stdout.write(`${fake.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void fake.stop());
}
