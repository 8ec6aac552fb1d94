import type { Page } from 'playwright/test';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** The addresses of the site's scripts. */
export const script = /\/assets\/[^/]+\.js$/;

/** Waits until React has taken the page over; shows no intent itself. */
export const hydrated = (page: Page) =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/**
 * Tests on pages whose scripts are still on their way, for as long as the visitor takes. `arrive` lets them come, and
 * waits until React has taken the page over.
 */
export const test = base.extend<{ arrive: () => Promise<void> }>({
  arrive: [
    async ({ page }, use) => {
      const held = Promise.withResolvers<void>();
      await page.route(script, async (route) => {
        await held.promise;
        await route.continue();
      });
      await use(async () => {
        held.resolve();
        await hydrated(page);
      });
    },
    { auto: true },
  ],
});
