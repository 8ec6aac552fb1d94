import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type IsolateCache,
  isolateCache,
  type ResponseCache,
  readCached,
} from '../../../app/server/cache.server.ts';
import { timeLimits } from '../../../app/server/limits.server.ts';
import { Background, FakeCache, pass, stopClock } from '../../support/fake-platform.ts';

const policy = { fresh: 60, stale: 300, old: 24 * 60 * 60 };
let shared: FakeCache;
let background: Background;
let calls: number;
let answer: () => Promise<string | null>;

const found = (value: string) => async () => value;
const fail = async () => null;

stopClock();
beforeEach(() => {
  shared = new FakeCache();
  background = new Background();
  calls = 0;
  answer = found('first');
});

/** Another isolate: a memory of its own, the same Cache API unless `store` says otherwise. */
const isolate = (store: () => ResponseCache | null = () => shared) => isolateCache<string>(store);

/** The value, its state and its age. */
async function visit(cache: IsolateCache<string>) {
  const load = () => {
    calls += 1;
    return answer();
  };
  const { waitUntil } = background;
  const source = { key: 'k', schema: v.string(), policy, load, waitUntil, log: () => {} };
  const result = await readCached(source, cache);
  return result && `${result.value} ${result.state} ${result.ageSeconds}`;
}

/** The first two visits after a pause of so many seconds, and what they cost. */
async function visitAfter(seconds: number, then: typeof answer) {
  const cache = isolate();
  await visit(cache);
  answer = then;
  pass(seconds);
  const first = await visit(cache);
  await background.settled();
  return [first, await visit(cache), calls - 1];
}

describe('a value', () => {
  it.each([
    ['answers', 59, 'first fresh 59', 'first fresh 59', 0],
    ['answers', 60, 'first stale 60', 'second fresh 0', 1],
    ['answers', 300, 'first stale 300', 'second fresh 0', 1],
    ['answers', 301, 'second miss 0', 'second fresh 0', 1],
    ['fails', 60, 'first stale 60', 'first old 60', 1],
    ['fails', 301, 'first old 301', 'first old 301', 1],
    ['fails', 86_400, 'first old 86400', 'first old 86400', 1],
    ['fails', 86_401, null, null, 2],
  ])('while its source %s, of %i s: %s, then %s', async (source, age, first, second, cost) => {
    const then = source === 'answers' ? found('second') : fail;
    expect(await visitAfter(age, then)).toEqual([first, second, cost]);
  });

  it('that is stale is refreshed once for 100 simultaneous visits', async () => {
    const cache = isolate();
    await visit(cache);
    answer = found('second');
    pass(60);
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit(cache)));
    expect([new Set(visits), calls]).toEqual([new Set(['first stale 60']), 2]);
  });

  it('reaches another isolate through the Cache API with its age, and there replaces an older one', async () => {
    const [one, other] = [isolate(), isolate()];
    await visit(one);
    await background.settled();
    pass(20);
    expect(await visit(other)).toBe('first fresh 20');
    pass(40);
    answer = found('second');
    await visit(one);
    await background.settled();
    expect([await visit(other), calls]).toEqual(['second fresh 0', 2]);
    // Another machine's clock may run ahead.
    pass(-30);
    expect(await visit(isolate())).toBe('second fresh 0');
  });

  it('that the Cache API holds in another shape is asked for anew', async () => {
    await visit(isolate());
    await background.settled();
    await shared.put('k', Response.json({ an: 'older version' }, await shared.match('k')));
    expect(await visit(isolate())).toBe('first miss 0');
  });
});

describe('while its source fails', () => {
  it('an older value is asked for at most every ten seconds, and a recovery shows then', async () => {
    const cache = isolate();
    await visit(cache);
    answer = fail;
    pass(3_600);
    calls = 0;
    for (let tenth = 0; tenth < 600; tenth += 1) {
      await visit(cache);
      pass(0.1);
    }
    expect(calls).toBeLessThanOrEqual(60_000 / timeLimits.cachePause);
    answer = found('back');
    pass(10);
    expect(await visit(cache)).toBe('back miss 0');
  });
});

it.each<[string, ResponseCache | null]>([
  ['does not exist', null],
  ['stores nothing', { match: async () => undefined, put: async () => {} }],
  ['throws', { match: () => Promise.reject(new Error()), put: () => Promise.reject(new Error()) }],
  ['never answers', { match: () => new Promise(() => {}), put: async () => {} }],
])('a Cache API that %s changes only the number of calls', async (_name, store) => {
  const cache = isolate(() => store);
  expect([await visit(cache), await visit(cache)]).toEqual(['first miss 0', 'first fresh 0']);
  answer = fail;
  pass(100);
  expect(await visit(cache)).toBe('first stale 100');
  await background.settled();
  expect([await visit(cache), calls]).toEqual(['first old 100', 2]);
});
