import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

/**
 * Runs a database behind a fault proxy beside the Worker's tests and tells them its address. A process of its own: the
 * runner's is busy with the tests, and the Worker would take its pauses for a slow backend.
 */
export default async function setup(project: TestProject) {
  const backend = spawn(process.execPath, ['tests/support/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(backend.stdout.setEncoding('utf8'), 'data');
  project.provide('backend', String(address).trim());
  project.provide('floodVisits', Number(process.env.FLOOD_VISITS ?? 2_000));
  project.provide('fuzzRuns', Number(process.env.FUZZ_RUNS ?? 300));
  return async () => {
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many unknown slugs a flood tries: FLOOD_VISITS, else 2,000. */
    readonly floodVisits: number;
    /** How many random posts are tried: FUZZ_RUNS, else 300. */
    readonly fuzzRuns: number;
    /** The address of the fault proxy. */
    readonly backend: string;
  }
}
