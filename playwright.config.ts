import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { type Engine, launchOptionsOf } from './tests/support/engines.ts';
import { testSite } from './tests/support/test-site.ts';

const { LIVE_URL, PLAYWRIGHT_JSON_OUTPUT_NAME, TEST_WORKER_INDEX } = process.env;

/** Letters as wide as phones set them: without a window Chromium rounds their widths to whole pixels. */
const args = ['--disable-quic', '--font-render-hinting=none'];

/** The project of an engine, or none and a line where it is not installed. */
function projectOf(name: Engine) {
  const launchOptions = launchOptionsOf(name);
  // The configuration is read once more by each worker.
  if (!launchOptions && !TEST_WORKER_INDEX)
    console.log(`${name} is not installed: npx playwright install --with-deps ${name}`);
  if (!launchOptions) return [];
  const use = { browserName: name, launchOptions };
  if (name !== 'chromium') return [{ name, use, grep: /@engines/ }];
  // Motion takes the processor's time; a test of a motion asks for it.
  const reducedMotion = 'reduce' as const;
  const chromium = { ...use, reducedMotion, launchOptions: { ...launchOptions, args } };
  if (LIVE_URL) return [{ name: 'smoke', testMatch: 'smoke.spec.ts', use: chromium }];
  return [{ name, use: chromium }];
}

/** Browser tests on the built site under `wrangler dev`, or with LIVE_URL the smoke test on a published one. */
export default defineConfig({
  projects: [
    ...projectOf('chromium'),
    ...(LIVE_URL ? [] : [...projectOf('firefox'), ...projectOf('webkit')]),
  ],
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Each test makes its own.
  snapshotPathTemplate: 'test-results/e2e/{testName}/{arg}{ext}',
  fullyParallel: true,
  // On two cores three are faster than two or four.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Between a published site and the test lies a network.
  retries: LIVE_URL ? 2 : 0,
  // For machines four times slower than the slowest known one.
  timeout: 100_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: { baseURL: LIVE_URL ?? testSite.url, locale: 'en-CA' },
  ...(!LIVE_URL && {
    webServer: {
      command: 'node tests/support/serve.ts site',
      url: `${testSite.url}/`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
