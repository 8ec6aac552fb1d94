import {
  type Control,
  type FaultInput,
  type RecordedRequest,
  storedRows,
} from '../support/faults.ts';
import type { Row } from '../support/job-rows.ts';
import { testSite } from '../support/sites.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** The backend behind the site, as far as one test is concerned. */
export interface Backend {
  /** Lets every request fail that holds this test's mark, or the given words. */
  fail(fault: FaultInput): Promise<void>;
  /** The stored rows of a table that hold the mark. */
  rows(table: 'contact_submissions' | 'newsletter_signups'): Promise<readonly Row[]>;
  /** The requests that held the mark. */
  requests(): Promise<readonly RecordedRequest[]>;
}

/**
 * Tests that store something or let the backend fail. They run side by side on one backend, so each has a mark (a part of
 * an e-mail address) that its faults, rows and requests bear, and an address of its own for the rate limit.
 */
export const test = base.extend<{ mark: string; backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern
  mark: async ({}, use) => use(crypto.randomUUID().slice(0, 13)),
  extraHTTPHeaders: async ({ mark }, use) => use({ 'CF-Connecting-IP': mark }),
  backend: async ({ mark }, use) => {
    const requests = async () => {
      const response = await fetch(`${testSite.backend}/__requests`);
      const all: readonly RecordedRequest[] = await response.json();
      return all.filter((request) => request.body.includes(mark));
    };
    await use({
      async fail(fault) {
        const control: Control = { add: [{ contains: mark, ...fault }] };
        const body = JSON.stringify(control);
        await fetch(`${testSite.backend}/__control`, { method: 'POST', body });
      },
      rows: async (table) => storedRows(await requests(), table),
      requests,
    });
  },
});
