import { describe, expect, it } from 'vitest';
import {
  answerWith,
  background,
  calls,
  clock,
  fail,
  isolate,
  testReader,
  visit,
} from '../../../support/tested-reader.ts';

testReader();

describe('a key without a value', () => {
  it('is remembered for 30 s and then asked for again', async () => {
    const reader = isolate();
    answerWith(async () => ({ outcome: 'absent' }));
    expect(await visit(reader)).toBe('absent');
    await background.settled();
    clock.pass(29);
    expect(await visit(reader)).toBe('absent');
    expect(await visit(isolate())).toBe('absent');
    expect(calls).toHaveLength(1);
    answerWith(async () => ({ outcome: 'found', value: 'published' }));
    clock.pass(2);
    expect(await visit(reader)).toBe('published, miss, 0');
  });

  it('is not believed any longer when Supabase fails', async () => {
    const reader = isolate();
    answerWith(async () => ({ outcome: 'absent' }));
    await visit(reader);
    answerWith(fail);
    clock.pass(31);
    expect(await visit(reader)).toBe('failed');
  });

  it('replaces the value that is gone, in memory and in the Cache API', async () => {
    const reader = isolate();
    await visit(reader);
    await background.settled();
    answerWith(async () => ({ outcome: 'absent' }));
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
    answerWith(async () => ({ outcome: 'absent' }));
    for (let index = 0; index < 10_000; index += 1) await visit(reader, `unknown-${index}`);
    calls.length = 0;
    expect(await visit(reader)).toBe('first, fresh, 0');
    expect(calls).toHaveLength(0);
  });
});
