import { expect, it } from 'vitest';
import { TokenBucket } from '../../../../app/server/cache/token-bucket.server.ts';
import { pass, stopClock } from '../../../support/fake-cache.ts';

stopClock();

/** How many of ten calls a bucket of three at once and six a minute grants. */
function bucket() {
  const tokens = new TokenBucket({ atOnce: 3, perMinute: 6 });
  return () => Array.from({ length: 10 }, () => tokens.take()).filter(Boolean).length;
}

it('grants so many calls at once, and then so many a minute', () => {
  const granted = bucket();
  expect(granted()).toBe(3);
  pass(9);
  expect(granted()).toBe(0);
  pass(21);
  expect(granted()).toBe(3);
});

it('saves nothing up over a quiet night, and loses nothing when the clock goes back', () => {
  const granted = bucket();
  pass(8 * 3_600);
  expect(granted()).toBe(3);
  pass(-3_600);
  expect(granted()).toBe(0);
  pass(10);
  expect(granted()).toBe(1);
});
