import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchOutage } from '../../../app/notices/outage.server.ts';
import type { Bindings } from '../../../app/server/request-context.server.ts';
import {
  fakeState,
  noticeVariables,
  type TestContext,
  testContext,
} from '../../support/fake-platform.ts';

const minute = 60_000;

let state: ReturnType<typeof fakeState>;
let broken: 'mail' | 'answer' | null;
/** How many mails were handed to the mail service. */
let tries: number;
/** The mails that were taken. */
let mails: ('up' | 'down')[];
let ctx: TestContext;

const mailer = {
  async send({ raw }: { raw: string }) {
    tries += 1;
    if (broken === 'mail') throw new Error('550');
    if (broken === 'answer') return new Promise<void>(() => undefined);
    mails.push(/^Message-ID: <outage-\d+-over@/m.test(raw) ? 'up' : 'down');
  },
};

beforeEach(() => {
  [state, broken, mails, tries] = [fakeState(), null, [], 0];
  ctx = contextWith({ ...noticeVariables, SITE_STATE: state });
});

const contextWith = (env: Bindings) => testContext('https://db.example', { env, mailer });

let now = Date.parse('2026-11-01T05:30:00Z');

/** A probe a minute: `x` fails, `.` is answered. Says which mails that brought. */
async function probe(outcomes: string): Promise<string[]> {
  const before = mails.length;
  for (const outcome of outcomes) {
    now += minute;
    await watchOutage(ctx, { answers: outcome === '.', now });
  }
  return mails.slice(before);
}

describe('an outage of Supabase', () => {
  it('is told once after three failed probes in a row, and its end once', async () => {
    expect(await probe('.xx.xx')).toEqual([]);
    expect(await probe('xx')).toEqual(['down']);
    expect(await probe('xxxxx')).toEqual([]);
    expect(await probe('.....')).toEqual(['up']);
  });

  it('that comes and goes all day brings at most four mails in 24 hours', async () => {
    expect(await probe('xxxx..'.repeat(200))).toEqual(['down', 'up', 'down', 'up']);
    expect((await probe('xxxx..'.repeat(240))).length).toBeLessThanOrEqual(4);
  });

  it('is told later when the mail service did not take the mail', async () => {
    broken = 'mail';
    expect(await probe('xxxx')).toEqual([]);
    broken = null;
    expect(await probe('xxxx..')).toEqual(['down', 'up']);
  });

  it('is not told again when the mail service left the mail unanswered: it may have gone out', async () => {
    vi.useFakeTimers();
    broken = 'answer';
    const probes = probe('xxxxxx');
    await vi.advanceTimersByTimeAsync(60_000);
    await probes;
    vi.useRealTimers();
    expect(tries).toBe(1);
  });

  it('is not told where nothing can be remembered, rather than every minute', async () => {
    const put = () => Promise.reject(new Error('429'));
    ctx = contextWith({ ...noticeVariables, SITE_STATE: { ...state, put } });
    expect(await probe('xxxxxx')).toEqual([]);
  });

  it('is not told while mails are off, and writes nothing while all is well', async () => {
    expect([await probe('.....'), state.stored.size]).toEqual([[], 0]);
    ctx = contextWith({ SITE_STATE: state });
    expect([await probe('xxxxx'), state.stored.size]).toEqual([[], 0]);
  });

  it('is told once, and so is its end, by places that answer what was written a minute ago', async () => {
    const old = new Map<string, string>();
    const newPlace = () => {
      const seen = new Map(old);
      for (const [key, value] of state.stored) old.set(key, value);
      return { ...state, get: async (key: string) => seen.get(key) ?? null };
    };
    for (const outage of ['xxxxxxxx.....', 'xxxxxxxxx....', 'xxxxxxx.....']) {
      const brought: string[] = [];
      for (const outcome of outage) {
        ctx = contextWith({ ...noticeVariables, SITE_STATE: newPlace() });
        brought.push(...(await probe(outcome)));
      }
      expect(brought, outage).toEqual(['down', 'up']);
      now += 24 * 60 * minute;
    }
  });
});
