import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import routes from '../../app/routes.ts';

/** Runs the backend in a process of its own: pauses of the busy test runner would look like a slow database. */
export default async function setup(project: TestProject) {
  const backend = spawn(process.execPath, ['tests/support/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(backend.stdout.setEncoding('utf8'), 'data');
  project.provide('backend', String(address).trim());
  project.provide(
    'routes',
    routes.map(({ path = '' }) => `/${path}`),
  );
  return async () => {
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly backend: string;
    readonly routes: readonly string[];
  }
}
