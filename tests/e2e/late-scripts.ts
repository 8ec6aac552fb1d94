import type { Page } from 'playwright/test';

/** The addresses of the site's scripts. */
export const script = /\/assets\/[^/]+\.js$/;

/** Lets every script arrive so late that a visitor can do several things before React is there. */
export const lateScripts = (page: Page, milliseconds = 1200) =>
  page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Waits until React has taken the page over; shows no intent itself. */
export const hydrated = (page: Page) =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' });
