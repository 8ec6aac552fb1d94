import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeSupabase, startFakeSupabase } from './fake-supabase/server.ts';
import { type TestContext, testContext } from './request-context.ts';

export let fake: FakeSupabase;
export let ctx: TestContext;

/** A fake Supabase for the tests of one file, as new before each, and the context of a request that calls it. */
export function testSupabase() {
  beforeAll(async () => {
    fake = await startFakeSupabase({ key: 'sb_publishable_test' });
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.reset();
    ctx = testContext(fake.url);
  });
}

/** Other surroundings for the rest of a test. */
export function replaceContext(other: TestContext) {
  ctx = other;
}
