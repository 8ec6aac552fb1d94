import { describe, expect, it, vi } from 'vitest';
import { SingleFlight, TokenBucket } from '../../../app/server/bounded-calls.server.ts';
import { pass, stopClock } from '../../support/fake-platform.ts';

stopClock({});

describe('a call that visits share', () => {
  const after = (milliseconds: number) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve('value'), milliseconds));

  /** What two visits get that share a call with a limit of 2,500 ms. */
  async function both(callTakes: number, joinsAfter: number) {
    const flight = new SingleFlight<string>(2_500);
    const starter = flight.run('k', after(callTakes), () => {});
    await vi.advanceTimersByTimeAsync(joinsAfter);
    const joiner = flight.run('k', after(0), () => {});
    await vi.advanceTimersByTimeAsync(5_000);
    return Promise.all([starter, joiner]);
  }

  it.each([0, 2_000])('has one deadline, also for a visit after %i ms', async (joinsAfter) => {
    expect(await both(2_400, joinsAfter)).toEqual(['value', 'value']);
    expect(await both(3_100, joinsAfter)).toEqual(['late', 'late']);
  });

  it('is replaced once it is past its deadline', async () => {
    const flight = new SingleFlight<string>(2_500);
    void flight.run('k', after(100_000), () => {});
    await vi.advanceTimersByTimeAsync(2_501);
    const next = flight.run('k', after(10), () => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toBe('value');
  });
});

it('a bucket of calls saves nothing up over a quiet night, and loses nothing when the clock goes back', () => {
  const tokens = new TokenBucket({ atOnce: 3, perMinute: 6 });
  const granted = () => Array.from({ length: 10 }, () => tokens.take()).filter(Boolean).length;
  pass(8 * 3_600);
  expect(granted()).toBe(3);
  pass(-3_600);
  expect(granted()).toBe(0);
  pass(10);
  expect(granted()).toBe(1);
});
