import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import routes from '../../app/routes.ts';

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
  project.provide('actionPaths', actionPaths());
  return async () => {
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  };
}

/** The addresses of all routes whose modules export an action, read from the sources. */
function actionPaths(): string[] {
  return routes.flatMap(({ file, path }) =>
    /^export (async )?(function|const) action\b/m.test(readFileSync(`app/${file}`, 'utf8'))
      ? [`/${path ?? ''}`]
      : [],
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many unknown slugs a flood tries: FLOOD_VISITS, else 2,000. */
    readonly floodVisits: number;
    /** How many random posts are tried: FUZZ_RUNS, else 300. */
    readonly fuzzRuns: number;
    /** The address of the fault proxy. */
    readonly backend: string;
    readonly actionPaths: readonly string[];
  }
}
