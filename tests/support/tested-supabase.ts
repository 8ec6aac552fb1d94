import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { sampleJobs } from './job-rows.ts';
import { type TestContext, testContext } from './request-context.ts';

export let fake: FaultProxy;
export let ctx: TestContext;

/**
 * A Supabase without a database for the tests of one file, as new before each, and the context of a request that calls
 * it: it has the sample jobs and takes every insert. What a database takes is tested in tests/db.
 */
export function testSupabase() {
  beforeAll(async () => {
    const answers = { jobs: sampleJobs, contact_submissions: [], newsletter_signups: [] };
    fake = await startFaultProxy({ answers });
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.reset();
    ctx = testContext(fake.url);
  });
}
