import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const alias = { '~': new URL('./app', import.meta.url).pathname };

/** unit: rules, in Node. db: PostgreSQL over HTTP, in Node. worker: the built Worker, in workerd. */
export default defineConfig({
  test: {
    // Many tests wait for a time limit; others work meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // Property tests on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './tests/worker/entry.ts',
            wrangler: { configPath: './build/server/wrangler.json' },
          }),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: './tests/worker/global-setup.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
