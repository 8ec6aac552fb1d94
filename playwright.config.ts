import { defineConfig } from 'playwright/test';

/** Addresses of the two sites under test: one on the embedded Supabase, one on the fault-injecting stand-in. */
export const sites = {
  healthy: 'http://127.0.0.1:8788',
  faulty: 'http://127.0.0.1:8789',
} as const;

const chromium = process.env.CHROMIUM_PATH;

/** Browser tests on the built site under `wrangler dev`. `npm test` builds first and names the browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: sites.healthy,
    browserName: 'chromium',
    locale: 'en-CA',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: 'node tests/support/serve.ts healthy',
      url: `${sites.healthy}/`,
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'node tests/support/serve.ts faulty',
      url: `${sites.faulty}/`,
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
