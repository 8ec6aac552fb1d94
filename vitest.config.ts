import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { buildIsCurrent } from './scripts/build/stamp.ts';
import { stylesheets } from './scripts/build/stylesheets.ts';

const alias = { '~': new URL('./app', import.meta.url).pathname };

const worker = './build/server/wrangler.json';
// A test of an older build would say that a change works which it has not seen.
const isBuilt = buildIsCurrent();

/** Rules, and what is built, in Node. */
const unit: TestProjectInlineConfiguration = {
  plugins: [stylesheets()],
  resolve: { alias },
  test: {
    name: 'unit',
    include: ['tests/unit/**/*.test.{ts,tsx}', ...(isBuilt ? ['tests/built/**/*.test.ts'] : [])],
    // One set of modules for all files: half of the time went into loading them anew. So no test replaces one (vi.mock).
    isolate: false,
    pool: 'threads',
    restoreMocks: true,
  },
};

/** PostgreSQL over HTTP, in Node. */
const db: TestProjectInlineConfiguration = {
  resolve: { alias },
  test: {
    name: 'db',
    include: ['tests/db/**/*.test.ts'],
    globalSetup: './tests/support/database-image.ts',
    // Threads of one process share the engine's compiled WebAssembly, and the files of a thread its modules.
    pool: 'threads',
    isolate: false,
  },
};

/** The built Worker, in workerd. */
const builtWorker = (): TestProjectInlineConfiguration => ({
  plugins: [cloudflareTest({ main: './tests/worker/entry.ts', wrangler: { configPath: worker } })],
  test: {
    name: 'worker',
    include: ['tests/worker/**/*.test.ts'],
    globalSetup: './tests/worker/global-setup.ts',
  },
});

if (!isBuilt) {
  console.error(
    'There is no build of these sources: the tests of built files and of the Worker are left out. Run npm run build for them.',
  );
}

export default defineConfig({
  test: {
    // Many tests wait for a time limit; others work meanwhile.
    maxWorkers: availableParallelism() + 1,
    // For machines four times slower, as in playwright.config.ts.
    testTimeout: 100_000,
    hookTimeout: 100_000,
    projects: isBuilt ? [unit, db, builtWorker()] : [unit, db],
  },
});
