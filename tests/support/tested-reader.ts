import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { jobsPolicy } from '../../app/careers/jobs.ts';
import type { ResponseCache } from '../../app/server/cache/cache-store.ts';
import { CachedReader } from '../../app/server/cache/cached-reader.ts';
import type { Result } from '../../app/server/result.ts';
import { Background, FakeCache, FakeClock } from './fake-cache.ts';

export let clock: FakeClock;
export let cache: FakeCache;
export let background: Background;
/** The keys that were asked for, in order. */
export let calls: string[];
let answer: (key: string) => Promise<Result<string>>;

/** A clock, a Cache API and a backend that answers 'first', anew before each test of the file. */
export function testReader() {
  beforeEach(() => {
    clock = new FakeClock();
    cache = new FakeCache(clock.now);
    background = new Background();
    calls = [];
    answer = async () => ({ outcome: 'found', value: 'first' });
  });
}

/** What the backend answers from now on. */
export function answerWith(next: typeof answer) {
  answer = next;
}

/** A backend that fails. */
export const fail = async () => ({ outcome: 'failed' }) as const;

/** Another isolate of the same data centre: a memory of its own, the same Cache API unless `store` says otherwise. */
export const isolate = (store: () => ResponseCache | null = () => cache) =>
  new CachedReader({ policy: jobsPolicy, schema: v.string(), cache: store, now: clock.now });

/** Reads a key as a visit does; answers with value, state and age in one line, or with why there is none. */
export async function visit(reader: CachedReader<string>, key = 'k') {
  const read = await reader.read({
    key,
    load: () => {
      calls.push(key);
      return answer(key);
    },
    waitUntil: background.waitUntil,
  });
  return read.outcome === 'found'
    ? `${read.value}, ${read.state}, ${read.ageSeconds}`
    : read.outcome;
}
