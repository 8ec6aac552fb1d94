import { rmSync } from 'node:fs';
import { startLocalSupabase } from '../../scripts/local-supabase/index.ts';
import { askedToEnd } from '../../scripts/stack/asked-to-end.ts';
import { firstEnd, start, stopAll } from '../../scripts/stack/processes.ts';
import { sampleJobs } from './fake-supabase/sample-jobs.ts';
import { startFakeSupabase } from './fake-supabase/server.ts';
import { hostileJobs } from './hostile-jobs.ts';
import { testSites } from './sites.ts';

/**
 * Serves the built site for the browser tests, until it is told to stop: `healthy` on an embedded Supabase in memory,
 * `faulty` on the fault-injecting fake with hostile jobs among the good ones. Each has a cache of its own, empty at the start.
 */
const asked = askedToEnd();
const name = process.argv[2] === 'faulty' ? 'faulty' : 'healthy';
const { port, backendPort } = testSites[name];
const backend =
  name === 'faulty'
    ? await startFakeSupabase({ port: backendPort, jobs: [...sampleJobs, ...hostileJobs] })
    : await startLocalSupabase({ port: backendPort, memory: true, seed: true });
const key = 'publishableKey' in backend ? backend.publishableKey : 'sb_publishable_any';
const state = `test-results/wrangler-${name}`;
rmSync(state, { recursive: true, force: true });
const wrangler = start(
  'wrangler',
  [
    ...[
      'dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(port + 1000),
    ],
    ...['--persist-to', state, '--show-interactive-dev-session=false', '--log-level', 'warn'],
    ...['--var', `SUPABASE_URL:${backend.url}`, '--var', `SUPABASE_ANON_KEY:${key}`],
  ],
  { onLine: () => undefined },
);
await Promise.race([asked, firstEnd([wrangler])]);
await stopAll();
await backend.stop();
