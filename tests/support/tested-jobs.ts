import { beforeEach } from 'vitest';
import { Jobs } from '../../app/careers/jobs.ts';
import { FakeCache, FakeClock } from './fake-cache.ts';
import { ctx, testSupabase } from './tested-supabase.ts';

export let clock: FakeClock;
export let cache: FakeCache;
export let jobs: Jobs;

/** Jobs of a fake Supabase for the tests of one file, with an empty cache and a clock of their own for each. */
export function testJobs() {
  testSupabase();
  beforeEach(() => {
    clock = new FakeClock();
    cache = new FakeCache(clock.now);
    jobs = isolate();
  });
}

/** Another isolate of the same data centre: a memory of its own, the same Cache API. */
export const isolate = () => new Jobs({ cache: () => cache, now: clock.now });

/** The slugs of a reader's list, or why there is none. */
export async function slugs(reader = jobs) {
  const read = await reader.list(ctx);
  return read.outcome === 'found' ? read.value.map((job) => job.slug) : read.outcome;
}
