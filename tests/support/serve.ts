import { rmSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { buildIsCurrent } from '../../scripts/build/stamp.ts';
import { askedToEnd } from '../../scripts/stack/command.ts';
import { start, stopAll } from '../../scripts/stack/processes.ts';
import { startFromImage } from './database-image.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { sampleJobs } from './job-rows.ts';
import { testSite } from './test-site.ts';

/** The backend of the Worker's tests. With the argument "site" it has the seed's jobs and serves the built site too. */
if (!buildIsCurrent()) {
  console.error('There is no build of these sources: run npm run build first.');
  process.exit(1);
}
const asked = askedToEnd();
const withSite = process.argv[2] === 'site';
const supabase = await startFromImage();
// All tests write within the same minute.
await supabase.engine.exec('update private.visitor_writes set rows_per_minute = 1000000');
const owner = createClient(supabase.url, supabase.secretKey);
// The first answer takes a second, on a busy machine longer than the site waits for one.
await owner.from('jobs').select('slug');
if (!withSite) {
  await owner.from('jobs').delete().neq('slug', '').throwOnError();
  const rows = sampleJobs.map(({ id: _, ...job }) => job);
  await owner.from('jobs').insert(rows).throwOnError();
}
const port = withSite ? testSite.backendPort : 0;
const proxy = await startFaultProxy({ database: supabase.url }, port);
console.log(proxy.url);
await Promise.race([asked, ...(withSite ? [startSite()] : [])]);
await stopAll();
await proxy.stop();
await supabase.stop();

function startSite() {
  const state = 'test-results/wrangler';
  rmSync(state, { recursive: true, force: true });
  const { port } = testSite;
  const ports = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${port + 1000}`];
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'warn'];
  const variables = [`SUPABASE_URL:${proxy.url}`, `SUPABASE_ANON_KEY:${supabase.publishableKey}`];
  return start(
    'wrangler',
    ['dev', ...ports, '--persist-to', state, ...quiet, ...variables.flatMap((v) => ['--var', v])],
    'ignore',
  );
}
