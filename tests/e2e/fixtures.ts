import { test as base, expect } from 'playwright/test';

export { expect };

/**
 * Chromium's words for a view transition that it drops, for another navigation or for want of time: the page just
 * appears (github.com/w3c/csswg-drafts/issues/13726).
 */
const skippedTransition =
  /^Transition was (skipped(\. Navigation aborted)?|aborted because of invalid state\. Page already revealed)$/;

/**
 * Playwright's test with a page that watches: an error in the console, a report of the Content-Security-Policy, a
 * request to another origin or a failing request fails the test. `allow` lists patterns of console messages that the
 * test expects, such as the browser's own line about a 404 document.
 */
export const test = base.extend<{ allow: RegExp[] }>({
  allow: [[], { option: true }],
  page: async ({ page, baseURL, allow }, use) => {
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!allow.some((pattern) => pattern.test(problem))) problems.push(problem);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) {
        note(`console: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => {
      if (!skippedTransition.test(error.message)) note(`error: ${error.message}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith('http://127.0.0.1:')) note(`third party: ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
    });
    await use(page);
    expect(problems, `on a page of ${baseURL}`).toEqual([]);
  },
});
