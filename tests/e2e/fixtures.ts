import { test as base, expect } from 'playwright/test';
import * as v from 'valibot';
import { type Control, type FaultInput, RequestsSchema, storedRows } from '../support/faults.ts';
import { testSite } from '../support/test-site.ts';

export { expect };

/** The backend that all tests share, as the one with this mark sees it. */
function backendOf(mark: string) {
  const requests = async () => {
    const response = await fetch(`${testSite.backend}/__requests`);
    const all = v.parse(RequestsSchema, await response.json());
    return all.filter((request) => request.body.includes(mark));
  };
  return {
    requests,
    rows: async (table: 'contact_submissions' | 'newsletter_signups') =>
      storedRows(await requests(), table),
    /** Makes requests fail that hold this test's mark, or the given words. */
    async fail(fault: FaultInput) {
      const control: Control = { add: [{ contains: mark, ...fault }] };
      const body = JSON.stringify(control);
      await fetch(`${testSite.backend}/__control`, { method: 'POST', body });
    },
  };
}

interface Fixtures {
  /** Console messages that the test expects, such as the browser's own line about a 404 document. */
  allow: RegExp[];
  /** A part of the e-mail address, by which a test finds what it stored. */
  mark: string;
  backend: ReturnType<typeof backendOf>;
}

/** Chromium drops a view transition for another navigation; the page just appears (w3c/csswg-drafts, issue 13726). */
const skippedTransition =
  /^Transition was (skipped(\. Navigation aborted)?|aborted because of invalid state\. Page already revealed)$/;

/** A console error, a policy report, a request to another origin or a failing request fails the test. */
export const test = base.extend<Fixtures>({
  allow: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern
  mark: async ({}, use) => use(crypto.randomUUID().slice(0, 13)),
  // An address of its own, for the rate limit.
  extraHTTPHeaders: async ({ mark }, use) => use({ 'CF-Connecting-IP': mark }),
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
      const isOurs = url.startsWith('http://127.0.0.1:') || url.startsWith(String(baseURL));
      if (/^https?:/.test(url) && !isOurs) note(`third party: ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
    });
    await use(page);
    expect(problems, `on a page of ${baseURL}`).toEqual([]);
  },
  backend: async ({ mark }, use) => use(backendOf(mark)),
});

export const testWithoutScripts = test.extend({ javaScriptEnabled: false });
