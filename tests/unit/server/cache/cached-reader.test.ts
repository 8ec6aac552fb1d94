import { describe, expect, it, vi } from 'vitest';
import type { ResponseCache } from '../../../../app/server/cache/cache-store.ts';
import { timeLimits } from '../../../../app/server/limits.ts';
import {
  answerWith,
  background,
  cache,
  calls,
  clock,
  fail,
  isolate,
  testReader,
  visit,
} from '../../../support/tested-reader.ts';

testReader();

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
    answerWith(async () => ({ outcome: 'found', value: 'second' }));
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
    answerWith(async () => ({ outcome: 'found', value: 'second' }));
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
    answerWith(fail);
    clock.pass(100);
    expect(await visit(reader)).toBe('first, stale, 100');
    await background.settled();
    expect(await visit(reader)).toBe('first, stale-if-error, 100');
    expect(calls).toHaveLength(2);
  });
});

describe('a visit', () => {
  it('whose starter was cut off is not held longer than one time limit', async () => {
    vi.useFakeTimers();
    const reader = isolate(() => null);
    answerWith(() => new Promise(() => {}));
    void visit(reader);
    const second = visit(reader);
    await vi.advanceTimersByTimeAsync(timeLimits.read + timeLimits.grace);
    vi.useRealTimers();
    expect(await second).toBe('failed');
    answerWith(async () => ({ outcome: 'found', value: 'after' }));
    clock.pass(4);
    expect(await visit(reader)).toBe('after, miss, 0');
  });
});
