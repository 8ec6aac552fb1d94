import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsPolicy } from '../../../app/edge/cache-policy.ts';
import type { ResponseCache } from '../../../app/edge/cache-store.ts';
import { CachedReader, type Loaded } from '../../../app/edge/cached-reader.ts';
import { timeLimits } from '../../../app/edge/limits.ts';
import { Background, FakeCache, FakeClock } from '../../support/fake-cache.ts';

let clock: FakeClock;
let cache: FakeCache;
let background: Background;
let calls: string[];
let answer: (key: string) => Promise<Loaded<string>>;

beforeEach(() => {
  clock = new FakeClock();
  cache = new FakeCache(clock.now);
  background = new Background();
  calls = [];
  answer = async () => ({ outcome: 'found', value: 'first' });
});

const isolate = (store: () => ResponseCache | null = () => cache) =>
  new CachedReader({ policy: jobsPolicy, schema: v.string(), cache: store, now: clock.now });

async function visit(reader: CachedReader<string>, key = 'k') {
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

const fail = async () => ({ outcome: 'failed' }) as const;

describe('a value', () => {
  it('is asked for once and fresh for 60 s', async () => {
    const reader = isolate();
    expect(await visit(reader)).toBe('first, miss, 0');
    clock.pass(60);
    expect(await visit(reader)).toBe('first, fresh, 60');
    expect(calls).toHaveLength(1);
  });

  it('is then served stale while one refresh runs behind', async () => {
    const reader = isolate();
    await visit(reader);
    answer = async () => ({ outcome: 'found', value: 'second' });
    clock.pass(61);
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit(reader)));
    expect(new Set(visits)).toEqual(new Set(['first, stale, 61']));
    await background.settled();
    expect(calls).toHaveLength(2);
    expect(await visit(reader)).toBe('second, fresh, 0');
  });

  it('costs at most one call a minute however often it is visited', async () => {
    const reader = isolate();
    for (let second = 0; second < 600; second += 1) {
      await visit(reader);
      await background.settled();
      clock.pass(1);
    }
    expect(calls.length).toBeLessThanOrEqual(10);
  });

  it('reaches another isolate through the Cache API, with its age', async () => {
    await visit(isolate());
    await background.settled();
    clock.pass(20);
    expect(await visit(isolate())).toBe('first, fresh, 20');
    expect(calls).toHaveLength(1);
  });

  it('that another isolate refreshed is taken over instead of asked for again', async () => {
    const [one, other] = [isolate(), isolate()];
    await visit(one);
    await background.settled();
    await visit(other);
    clock.pass(61);
    answer = async () => ({ outcome: 'found', value: 'second' });
    await visit(one);
    await background.settled();
    expect(await visit(other)).toBe('second, fresh, 0');
    expect(calls).toHaveLength(2);
  });

  it('is asked for once by 200 simultaneous visits to an empty cache', async () => {
    const reader = isolate();
    const visits = await Promise.all(Array.from({ length: 200 }, () => visit(reader)));
    expect(new Set(visits)).toEqual(new Set(['first, miss, 0']));
    expect(calls).toHaveLength(1);
  });

  it('that the Cache API holds in another shape is asked for anew', async () => {
    await cache.put(
      'k',
      Response.json(
        { an: 'older version' },
        {
          headers: {
            'Cache-Control': 'max-age=99',
            'X-Stored-At': String(clock.now()),
            'X-Entry-Kind': 'found',
          },
        },
      ),
    );
    expect(await visit(isolate())).toBe('first, miss, 0');
  });

  it('stored by a machine whose clock runs ahead has no negative age', async () => {
    await visit(isolate());
    await background.settled();
    clock.pass(-30);
    expect(await visit(isolate())).toBe('first, fresh, 0');
  });
});

describe('while Supabase fails', () => {
  it('the last value is kept for 24 h and says so', async () => {
    const reader = isolate();
    await visit(reader);
    answer = fail;
    clock.pass(3_600);
    expect(await visit(reader)).toBe('first, stale, 3600');
    await background.settled();
    expect(await visit(reader)).toBe('first, kept, 3600');
    clock.pass(24 * 3_600 - 3_600);
    expect(await visit(reader)).toBe('first, kept, 86400');
    await background.settled();
    clock.pass(6);
    expect(await visit(reader)).toBe('failed');
  });

  it('a kept value is refreshed at most every 5 s', async () => {
    const reader = isolate();
    await visit(reader);
    answer = fail;
    clock.pass(61);
    calls = [];
    for (let tenth = 0; tenth < 600; tenth += 1) {
      await visit(reader);
      await background.settled();
      clock.pass(0.1);
    }
    expect(calls.length).toBeLessThanOrEqual(12);
  });

  it('failures are never stored, and recovery shows at once where nothing was kept', async () => {
    const reader = isolate();
    answer = fail;
    expect(await visit(reader)).toBe('failed');
    await background.settled();
    expect(cache.entries.size).toBe(0);
    answer = async () => ({ outcome: 'found', value: 'back' });
    expect(await visit(reader)).toBe('back, miss, 0');
  });

  it('recovery of a kept value shows within 15 s', async () => {
    const reader = isolate();
    await visit(reader);
    answer = fail;
    clock.pass(61);
    await visit(reader);
    await background.settled();
    answer = async () => ({ outcome: 'found', value: 'back' });
    let seconds = 0;
    for (; (await visit(reader)).startsWith('first'); seconds += 1) {
      await background.settled();
      clock.pass(1);
    }
    expect(seconds).toBeLessThanOrEqual(6);
  });

  it('visits to an empty cache cost at most 70 calls in a minute', async () => {
    const reader = isolate();
    answer = fail;
    for (let tenth = 0; tenth < 600; tenth += 1) {
      for (let visits = 0; visits < 5; visits += 1) await visit(reader);
      clock.pass(0.1);
    }
    expect(calls.length).toBeLessThanOrEqual(70);
  });

  it('a load that throws is a failure like any other', async () => {
    answer = async () => {
      throw new Error('unforeseen');
    };
    expect(await visit(isolate())).toBe('failed');
  });
});

describe('a key without a value', () => {
  it('is remembered for 30 s and then asked for again', async () => {
    const reader = isolate();
    answer = async () => ({ outcome: 'absent' });
    expect(await visit(reader)).toBe('absent');
    await background.settled();
    clock.pass(29);
    expect(await visit(reader)).toBe('absent');
    expect(await visit(isolate())).toBe('absent');
    expect(calls).toHaveLength(1);
    answer = async () => ({ outcome: 'found', value: 'published' });
    clock.pass(2);
    expect(await visit(reader)).toBe('published, miss, 0');
  });

  it('is not believed any longer when Supabase fails', async () => {
    const reader = isolate();
    answer = async () => ({ outcome: 'absent' });
    await visit(reader);
    answer = fail;
    clock.pass(31);
    expect(await visit(reader)).toBe('failed');
  });

  it('replaces the value that is gone, in memory and in the Cache API', async () => {
    const reader = isolate();
    await visit(reader);
    await background.settled();
    answer = async () => ({ outcome: 'absent' });
    clock.pass(61);
    await visit(reader);
    await background.settled();
    expect(await visit(reader)).toBe('absent');
    expect(await visit(isolate())).toBe('absent');
    expect(calls).toHaveLength(2);
  });

  it('never pushes out one with a value, in whatever number', async () => {
    const reader = isolate(() => null);
    await visit(reader);
    answer = async () => ({ outcome: 'absent' });
    for (let index = 0; index < 10_000; index += 1) await visit(reader, `unknown-${index}`);
    calls = [];
    expect(await visit(reader)).toBe('first, fresh, 0');
    expect(calls).toHaveLength(0);
  });

  it('is not remembered when it was only concluded', async () => {
    const reader = isolate();
    answer = async () => ({ outcome: 'absent', concluded: true });
    expect(await visit(reader)).toBe('absent');
    await background.settled();
    expect(cache.entries.size).toBe(0);
    answer = async () => ({ outcome: 'found', value: 'there' });
    expect(await visit(reader)).toBe('there, miss, 0');
  });
});

describe('a Cache API that', () => {
  const none: ResponseCache = { match: async () => undefined, put: async () => {} };
  const broken: ResponseCache = {
    match: () => Promise.reject(new Error('match')),
    put: () => Promise.reject(new Error('put')),
  };
  const hanging: ResponseCache = { match: () => new Promise(() => {}), put: async () => {} };

  it.each([
    ['does not exist', null],
    ['stores nothing', none],
    ['throws', broken],
    ['never answers', hanging],
  ])('%s changes only the number of calls', async (_name, store) => {
    const reader = isolate(() => store);
    expect(await visit(reader)).toBe('first, miss, 0');
    expect(await visit(reader)).toBe('first, fresh, 0');
    answer = fail;
    clock.pass(100);
    expect(await visit(reader)).toBe('first, stale, 100');
    await background.settled();
    expect(await visit(reader)).toBe('first, kept, 100');
    expect(calls).toHaveLength(2);
  });
});

describe('a visit', () => {
  it('whose starter was cut off is not held longer than one time limit', async () => {
    vi.useFakeTimers();
    const reader = isolate(() => null);
    answer = () => new Promise(() => {});
    void visit(reader);
    const second = visit(reader);
    await vi.advanceTimersByTimeAsync(timeLimits.read);
    vi.useRealTimers();
    expect(await second).toBe('failed');
    answer = async () => ({ outcome: 'found', value: 'after' });
    clock.pass(3);
    expect(await visit(reader)).toBe('after, miss, 0');
  });
});
