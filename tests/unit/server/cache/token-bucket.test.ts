import { expect, it } from 'vitest';
import { TokenBucket } from '../../../../app/server/cache/token-bucket.ts';
import { FakeClock } from '../../../support/fake-cache.ts';

/** A bucket of three at once and six a minute, and how many of ten calls it grants. */
function bucket() {
  const clock = new FakeClock();
  const tokens = new TokenBucket({ atOnce: 3, perMinute: 6 }, clock.now);
  const granted = () => Array.from({ length: 10 }, () => tokens.take()).filter(Boolean).length;
  return { clock, granted };
}

it('grants so many calls at once, and then so many a minute', () => {
  const { clock, granted } = bucket();
  expect(granted()).toBe(3);
  clock.pass(9);
  expect(granted()).toBe(0);
  clock.pass(21);
  expect(granted()).toBe(3);
});

it('saves nothing up over a quiet night, and loses nothing when the clock goes back', () => {
  const { clock, granted } = bucket();
  clock.pass(8 * 3_600);
  expect(granted()).toBe(3);
  clock.pass(-3_600);
  expect(granted()).toBe(0);
  clock.pass(10);
  expect(granted()).toBe(1);
});
