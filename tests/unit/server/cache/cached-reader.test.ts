import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ageToShow,
  type ResponseCache,
  type Result,
} from '../../../../app/server/cache/cache-store.server.ts';
import { CachedReader } from '../../../../app/server/cache/cached-reader.server.ts';
import { readLimits } from '../../../../app/server/limits.server.ts';
import { Background, FakeCache, pass, stopClock } from '../../../support/fake-platform.ts';

let cache: FakeCache;
let background: Background;
let calls: number;
let answer: () => Promise<Result<string>>;

const found = (value: string) => async () => ({ outcome: 'found', value }) as const;
const absent = async () => ({ outcome: 'absent' }) as const;
const fail = async () => ({ outcome: 'failed' }) as const;

stopClock();
beforeEach(() => {
  cache = new FakeCache();
  background = new Background();
  calls = 0;
  answer = found('first');
});

/** Another isolate: a memory of its own, the same Cache API unless `store` says otherwise. */
const isolate = (store: () => ResponseCache | null = () => cache) =>
  new CachedReader({ schema: v.string(), cache: store });

function read(reader: CachedReader<string>) {
  const load = () => {
    calls += 1;
    return answer();
  };
  return reader.read({ key: 'k', load, waitUntil: background.waitUntil, log: () => {} });
}

/** The value, its state and the age that the page shows, or why there is no value. */
async function visit(reader: CachedReader<string>) {
  const result = await read(reader);
  return result.outcome === 'found'
    ? [result.value, result.state, ageToShow(result) ?? ''].join(' ').trim()
    : result.outcome;
}

/** The first two visits after a pause of so many seconds, and what they cost. */
async function visitAfter(seconds: number, then: typeof answer) {
  const reader = isolate();
  await visit(reader);
  answer = then;
  pass(seconds);
  const first = await visit(reader);
  await background.settled();
  return [first, await visit(reader), calls - 1];
}

const day = 24 * 60 * 60;

describe('a value', () => {
  it.each([
    ['answers', 59, 'first fresh', 'first fresh', 0],
    ['answers', 60, 'first stale', 'second fresh', 1],
    ['answers', 300, 'first stale', 'second fresh', 1],
    ['answers', 301, 'second miss', 'second fresh', 1],
    ['fails', 60, 'first stale', 'first stale-if-error 60', 1],
    ['fails', day, `first stale-if-error ${day}`, `first stale-if-error ${day}`, 1],
    ['fails', day + 1, 'failed', 'failed', 2],
    ['has withdrawn it', 60, 'first stale', 'absent', 1],
    ['has withdrawn it', 301, 'absent', 'absent', 1],
  ])('while Supabase %s, of %i s: %s, then %s', async (supabase, age, first, second, cost) => {
    const then = { answers: found('second'), fails: fail }[supabase] ?? absent;
    expect(await visitAfter(age, then)).toEqual([first, second, cost]);
  });

  it.each([
    [60, 'first stale'],
    [301, 'second miss'],
  ])('of %i s is asked for once by 100 simultaneous visits', async (age, expected) => {
    const reader = isolate();
    await visit(reader);
    answer = found('second');
    pass(age);
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit(reader)));
    expect([new Set(visits), calls]).toEqual([new Set([expected]), 2]);
  });

  it('reaches another isolate through the Cache API with its age, and there replaces an older one', async () => {
    const [one, other] = [isolate(), isolate()];
    await visit(one);
    await background.settled();
    pass(20);
    expect(await read(other)).toMatchObject({ state: 'fresh', ageSeconds: 20 });
    pass(40);
    answer = found('second');
    await visit(one);
    await background.settled();
    expect([await visit(other), calls]).toEqual(['second fresh', 2]);
    // Another machine's clock may run ahead.
    pass(-30);
    expect(await read(isolate())).toMatchObject({ state: 'fresh', ageSeconds: 0 });
  });

  it('that the Cache API holds in another shape is asked for anew', async () => {
    await visit(isolate());
    await background.settled();
    const stored = await cache.match('k');
    await cache.put('k', Response.json({ an: 'older version' }, stored));
    expect(await visit(isolate())).toBe('first miss');
  });
});

describe('while Supabase fails', () => {
  it('an older value is asked for at most every ten seconds, and a recovery shows then', async () => {
    const reader = isolate();
    await visit(reader);
    answer = fail;
    pass(3_600);
    calls = 0;
    for (let tenth = 0; tenth < 600; tenth += 1) {
      await visit(reader);
      pass(0.1);
    }
    expect(calls).toBeLessThanOrEqual(60_000 / readLimits.pauseAfterFailure);
    answer = found('back');
    pass(10);
    expect(await visit(reader)).toBe('back miss');
  });

  it('a recovery shows at once where nothing was kept', async () => {
    const reader = isolate();
    answer = fail;
    expect(await visit(reader)).toBe('failed');
    answer = found('back');
    expect(await visit(reader)).toBe('back miss');
  });

  it('a value that another isolate has renewed since is not called old', async () => {
    const [failing, recovered] = [isolate(), isolate()];
    await visit(failing);
    answer = fail;
    pass(61);
    await visit(failing);
    await background.settled();
    answer = found('renewed');
    pass(10);
    await visit(recovered);
    await background.settled();
    pass(61);
    expect(await visit(failing)).toBe('renewed stale');
  });
});

it('a key without a value is remembered for 30 s, also by another isolate, and not a moment longer', async () => {
  const reader = isolate();
  answer = absent;
  await visit(reader);
  await background.settled();
  pass(29);
  expect([await visit(reader), await visit(isolate())]).toEqual(['absent', 'absent']);
  expect(calls).toBe(1);
  pass(1);
  answer = fail;
  expect(await visit(reader)).toBe('failed');
  answer = found('published');
  expect(await visit(reader)).toBe('published miss');
});

it.each<[string, ResponseCache | null]>([
  ['does not exist', null],
  ['stores nothing', { match: async () => undefined, put: async () => {} }],
  ['throws', { match: () => Promise.reject(new Error()), put: () => Promise.reject(new Error()) }],
  ['never answers', { match: () => new Promise(() => {}), put: async () => {} }],
])('a Cache API that %s changes only the number of calls', async (_name, store) => {
  const reader = isolate(() => store);
  expect([await visit(reader), await visit(reader)]).toEqual(['first miss', 'first fresh']);
  answer = fail;
  pass(100);
  expect(await visit(reader)).toBe('first stale');
  await background.settled();
  expect(await visit(reader)).toBe('first stale-if-error 100');
  expect(calls).toBe(2);
});
