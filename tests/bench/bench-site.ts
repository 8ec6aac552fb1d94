import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../scripts/stack/processes.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { sampleJobs } from '../support/job-rows.ts';
import { memoryOf, runtimeProcessorOf } from './process-usage.ts';

/** The built site on a fake of Supabase that counts what it is asked. */
export interface BenchSite {
  readonly url: string;
  readonly backend: FaultProxy;
  /** Memory of all its processes (MiB). */
  memory(): number;
  /** What the runtime of Workers has had of the processor so far (milliseconds, counted in steps of ten). */
  processor(): number;
  stop(): Promise<void>;
}

/** Serves the built site with an empty cache on 127.0.0.1. */
export async function startBenchSite(): Promise<BenchSite> {
  const state = 'test-results/wrangler-bench';
  rmSync(state, { recursive: true, force: true });
  const backend = await startFaultProxy({ answers: { jobs: sampleJobs } });
  const [port, inspector] = [await freePort(), await freePort()].map(String);
  const address = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`];
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'error'];
  const settings = [`SUPABASE_URL:${backend.url}`, 'SUPABASE_ANON_KEY:sb_publishable_bench'];
  const vars = settings.flatMap((setting) => ['--var', setting]);
  const child = start('wrangler', ['dev', ...address, '--persist-to', state, ...quiet, ...vars], {
    onLine: () => undefined,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    backend,
    memory: () => memoryOf(child.pid ?? 0),
    processor: () => runtimeProcessorOf(child.pid ?? 0),
    stop: async () => {
      child.kill();
      await child;
      await backend.stop();
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(250)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(
    `The site did not start on ${url}: is the port free, and did npm run build succeed?`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
