import type { FaultInput } from '../support/fake-supabase/faults.ts';
import type { RecordedRequest } from '../support/fake-supabase/lane.ts';
import type { Row } from '../support/fake-supabase/rows.ts';
import { faultControl, testSites } from '../support/sites.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** The fake behind the faulty site, as far as one test is concerned. */
export interface Backend {
  /** Lets every request fail that holds this test's mark. */
  fail(fault: FaultInput): Promise<void>;
  /** The rows of a table that hold the mark. */
  rows(table: 'contact_submissions' | 'newsletter_signups'): Promise<readonly Row[]>;
  /** The requests that held the mark. */
  requests(): Promise<readonly RecordedRequest[]>;
}

/**
 * Tests on the faulty site. They run side by side on one fake, so each has a mark (a part of an e-mail address)
 * that its faults, rows and requests bear, and an address of its own for the rate limit.
 */
export const test = base.extend<{ mark: string; backend: Backend }>({
  baseURL: testSites.faulty.url,
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern
  mark: async ({}, use) => use(crypto.randomUUID().slice(0, 13)),
  extraHTTPHeaders: async ({ mark }, use) => use({ 'CF-Connecting-IP': mark }),
  backend: async ({ mark }, use) => {
    const read = async <T>(what: string): Promise<T> =>
      (await fetch(`${faultControl}/__${what}`)).json();
    await use({
      async fail(fault) {
        const body = JSON.stringify({ add: [{ ...fault, contains: mark }] });
        await fetch(`${faultControl}/__control`, { method: 'POST', body });
      },
      async rows(table) {
        const tables = await read<Record<string, readonly Row[]>>('rows');
        return (tables[table] ?? []).filter((row) => JSON.stringify(row).includes(mark));
      },
      async requests() {
        const all = await read<readonly RecordedRequest[]>('requests');
        return all.filter((request) => request.body.includes(mark));
      },
    });
  },
});
