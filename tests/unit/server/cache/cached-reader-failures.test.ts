import { describe, expect, it } from 'vitest';
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

describe('while Supabase fails', () => {
  it('the last value is served for 24 h and says so', async () => {
    const reader = isolate();
    await visit(reader);
    answerWith(fail);
    clock.pass(3_600);
    expect(await visit(reader)).toBe('first, stale, 3600');
    await background.settled();
    expect(await visit(reader)).toBe('first, stale-if-error, 3600');
    clock.pass(24 * 3_600 - 3_600);
    expect(await visit(reader)).toBe('first, stale-if-error, 86400');
    await background.settled();
    clock.pass(6);
    expect(await visit(reader)).toBe('failed');
  });

  it('a kept value is refreshed at most every 5 s', async () => {
    const reader = isolate();
    await visit(reader);
    answerWith(fail);
    clock.pass(61);
    calls.length = 0;
    for (let tenth = 0; tenth < 600; tenth += 1) {
      await visit(reader);
      await background.settled();
      clock.pass(0.1);
    }
    expect(calls.length).toBeLessThanOrEqual(12);
  });

  it('failures are never stored, and recovery shows at once where nothing was kept', async () => {
    const reader = isolate();
    answerWith(fail);
    expect(await visit(reader)).toBe('failed');
    await background.settled();
    expect(cache.entries.size).toBe(0);
    answerWith(async () => ({ outcome: 'found', value: 'back' }));
    expect(await visit(reader)).toBe('back, miss, 0');
  });

  it('recovery of a kept value shows within 15 s', async () => {
    const reader = isolate();
    await visit(reader);
    answerWith(fail);
    clock.pass(61);
    await visit(reader);
    await background.settled();
    answerWith(async () => ({ outcome: 'found', value: 'back' }));
    let seconds = 0;
    for (; (await visit(reader)).startsWith('first'); seconds += 1) {
      await background.settled();
      clock.pass(1);
    }
    expect(seconds).toBeLessThanOrEqual(6);
  });

  it('visits to an empty cache cost at most 70 calls in a minute', async () => {
    const reader = isolate();
    answerWith(fail);
    for (let tenth = 0; tenth < 600; tenth += 1) {
      for (let visits = 0; visits < 5; visits += 1) await visit(reader);
      clock.pass(0.1);
    }
    expect(calls.length).toBeLessThanOrEqual(70);
  });

  it('a value that another isolate has renewed since is not called old', async () => {
    const [failing, recovered] = [isolate(), isolate()];
    await visit(failing);
    answerWith(fail);
    clock.pass(61);
    await visit(failing);
    await background.settled();
    answerWith(async () => ({ outcome: 'found', value: 'renewed' }));
    clock.pass(6);
    await visit(recovered);
    await background.settled();
    clock.pass(61);
    expect(await visit(failing)).toBe('renewed, stale, 61');
  });

  it('a load that throws is a failure like any other', async () => {
    answerWith(async () => {
      throw new Error('unforeseen');
    });
    expect(await visit(isolate())).toBe('failed');
  });
});
