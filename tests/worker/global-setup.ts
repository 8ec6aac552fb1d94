import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

/**
 * Runs the fault-injecting stand-in beside the Worker's tests and tells them its address. A process of its own: the
 * runner's is busy with the tests, and the Worker would take its pauses for a slow backend.
 */
export default async function setup(project: TestProject) {
  const fake = spawn(process.execPath, ['tests/support/fake-supabase/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(fake.stdout.setEncoding('utf8'), 'data');
  project.provide('fakeSupabase', String(address).trim());
  project.provide('floodVisits', Number(process.env.FLOOD_VISITS ?? 2_000));
  project.provide('fuzzRuns', Number(process.env.FUZZ_RUNS ?? 300));
  return async () => {
    fake.kill('SIGTERM');
    await once(fake, 'exit');
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many unknown slugs a flood tries: FLOOD_VISITS, else 2,000. */
    readonly floodVisits: number;
    /** How many random posts are tried: FUZZ_RUNS, else 300. */
    readonly fuzzRuns: number;
    readonly fakeSupabase: string;
  }
}
