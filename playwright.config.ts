import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { pathOf } from './scripts/test/browsers.ts';
import { engines } from './tests/browsers/engines.ts';
import { testSite } from './tests/support/sites.ts';

/** Browser tests on the built site under `wrangler dev`. They need `npm run build` first, which `npm test` does. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // npm run test:browsers
    ...engines.map((name) => ({ name, testDir: 'tests/browsers' })),
  ],
  outputDir: 'test-results/e2e',
  // Each test makes its own.
  snapshotPathTemplate: 'test-results/e2e/{testName}/{arg}{ext}',
  fullyParallel: true,
  // On two cores three take 118 s, two 147 and four 129.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  retries: 0,
  // For machines four times slower than the slowest known one.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: testSite.url,
    browserName: 'chromium',
    locale: 'en-CA',
    launchOptions: {
      executablePath: pathOf('chromium'),
      args: [
        '--disable-quic',
        // Letters as wide as phones set them: without a window Chromium rounds their widths to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/serve.ts site',
    url: `${testSite.url}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
