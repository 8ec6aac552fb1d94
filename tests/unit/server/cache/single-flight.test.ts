import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SingleFlight } from '../../../../app/server/cache/single-flight.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('value'), milliseconds));

/** What starter and joiner get from a call that takes so long, with a limit of 2,500 ms. */
async function both(callTakes: number, joinsAfter: number) {
  const flight = new SingleFlight<string>(2_500);
  const starter = flight.run('k', after(callTakes), () => {});
  await vi.advanceTimersByTimeAsync(joinsAfter);
  const joiner = flight.run('k', after(0), () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  return Promise.all([starter, joiner]);
}

it.each([0, 500, 2_000])(
  'who joins after %i ms and who started have one deadline',
  async (joinsAfter) => {
    expect(await both(2_400, joinsAfter)).toEqual(['value', 'value']);
    expect(await both(3_100, joinsAfter)).toEqual(['late', 'late']);
  },
);

it('a call that is past its deadline is replaced', async () => {
  const flight = new SingleFlight<string>(2_500);
  void flight.run(
    'k',
    () => new Promise(() => {}),
    () => {},
  );
  await vi.advanceTimersByTimeAsync(2_501);
  const next = flight.run('k', after(10), () => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(await next).toBe('value');
});
