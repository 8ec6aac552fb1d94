import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestEdge, testEdge } from './edge.ts';
import { type FakeSupabase, startFakeSupabase } from './fake-supabase/server.ts';

export let fake: FakeSupabase;
export let edge: TestEdge;

/** A stand-in Supabase for the tests of one file, as new before each, and the edge that calls it. */
export function testSupabase() {
  beforeAll(async () => {
    fake = await startFakeSupabase({ key: 'sb_publishable_test' });
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.reset();
    edge = testEdge(fake.url);
  });
}

/** Other surroundings for the rest of a test. */
export function replaceEdge(other: TestEdge) {
  edge = other;
}
