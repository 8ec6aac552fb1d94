import { beforeEach, describe, expect, it } from 'vitest';
import { Deduplication, type Stored } from '../../../../app/server/forms/store-once.ts';
import { Background, FakeClock } from '../../../support/fake-cache.ts';

let clock: FakeClock;
let deduplication: Deduplication;
let inserts: number;
const background = new Background();

beforeEach(() => {
  clock = new FakeClock();
  deduplication = new Deduplication(clock.now);
  inserts = 0;
});

const send = (content: string, outcome: Stored = 'stored') =>
  deduplication.once(
    content,
    async () => {
      inserts += 1;
      return outcome;
    },
    background.waitUntil,
  );

describe('an identical submission', () => {
  it('on its way or acknowledged within 3 s is stored once', async () => {
    expect(await Promise.all([send('a'), send('a')])).toEqual(['stored', 'stored']);
    clock.pass(2.9);
    expect(await send('a')).toBe('stored');
    expect(inserts).toBe(1);
  });

  it('later is stored again', async () => {
    await send('a');
    clock.pass(3);
    await send('a');
    expect(inserts).toBe(2);
  });

  it('after a failure is a new attempt', async () => {
    expect(await send('a', 'failed')).toBe('failed');
    expect(await send('a')).toBe('stored');
    expect(inserts).toBe(2);
  });
});

it('another submission has nothing to do with it', async () => {
  await Promise.all([send('a'), send('b')]);
  expect(inserts).toBe(2);
});
