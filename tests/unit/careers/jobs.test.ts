import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Jobs } from '../../../app/careers/jobs.ts';
import { timeLimits } from '../../../app/server/limits.ts';
import { FakeCache, FakeClock } from '../../support/fake-cache.ts';
import type { FaultInput } from '../../support/faults.ts';
import { jobRow } from '../../support/job-rows.ts';
import { ctx, fake, testSupabase } from '../../support/tested-supabase.ts';

let clock: FakeClock;
let cache: FakeCache;
let jobs: Jobs;

testSupabase();
beforeEach(() => {
  clock = new FakeClock();
  cache = new FakeCache(clock.now);
  jobs = new Jobs({ cache: () => cache, now: clock.now });
});

const events = (name: string) => ctx.lines.filter((line) => line.event === name);

async function slugs() {
  const read = await jobs.list(ctx);
  return read.outcome === 'found' ? read.value.map((job) => job.slug) : read.outcome;
}

describe('the list of jobs', () => {
  it('has the rows in their order, asked for with the public key as apikey and bearer', async () => {
    expect(await slugs()).toEqual(['program-coordinator', 'grant-writer', 'bookkeeper']);
    expect(fake.requests).toMatchObject([
      {
        method: 'GET',
        url: '/rest/v1/jobs?select=*&is_active=eq.true&order=order_index.asc',
        headers: { apikey: 'sb_publishable_test', authorization: 'Bearer sb_publishable_test' },
      },
    ]);
  });

  it('leaves out rows that cannot be shown, and logs their ids only', async () => {
    fake.putJobs([
      jobRow({ slug: 'good' }),
      jobRow({ slug: 'no-title', title: ' ' }),
      jobRow({ slug: 'Bad Slug', id: 'b2' }),
      jobRow({ slug: 'lists', qualifications: 'not a list' }),
      jobRow({ slug: 'numbers', benefits: [1] }),
      jobRow({ slug: 'id', id: { deep: 'private words' } }),
    ]);
    expect(await slugs()).toEqual(['good']);
    expect(events('job.left-out').map(({ jobId, reason }) => `${jobId}: ${reason}`)).toEqual([
      'id-no-title: title',
      'b2: slug',
      'id-lists: qualifications',
      'id-numbers: benefits.0',
      'unknown: id',
    ]);
  });

  it('shows a row without what is flawed in it, and logs the columns', async () => {
    const flawed = {
      application_url: 'javascript:1',
      salary_min: 'lots',
      closes_at: 'soon',
      city: 7,
    };
    fake.putJobs([
      jobRow({ id: 7, department: undefined, qualifications: null, ai_used: null, ...flawed }),
    ]);
    expect(await jobs.list(ctx)).toMatchObject({
      value: [{ id: '7', department: null, qualifications: [], application_url: null, city: null }],
    });
    const logged = events('job.detail-left-out').map(({ reason }) => reason);
    expect(logged.toSorted()).toEqual(Object.keys(flawed).toSorted());
    expect(JSON.stringify(ctx.lines)).not.toMatch(/javascript|lots|soon/);
  });

  it('of which no row can be shown is a failure, which the log says loudly', async () => {
    fake.putJobs([jobRow({ slug: 'a', title: 7 }), jobRow({ slug: 'b', title: ' ' })]);
    expect(await slugs()).toBe('failed');
    expect(events('jobs.none-usable')).toMatchObject([{ level: 'error', count: 2 }]);
  });

  it('is one and the same while nothing changes, so that the search keeps its index', async () => {
    const [first, second] = [await jobs.list(ctx), await jobs.list(ctx)];
    expect('value' in first && 'value' in second && first.value === second.value).toBe(true);
  });

  it('may be empty', async () => {
    fake.putJobs([]);
    expect(await slugs()).toEqual([]);
  });
});

describe('a job', () => {
  it('is found by its slug', async () => {
    expect(await jobs.one(ctx, 'bookkeeper')).toMatchObject({ value: { title: 'Bookkeeper' } });
    expect(fake.requests[0]?.url).toBe(
      '/rest/v1/jobs?select=*&is_active=eq.true&slug=eq.bookkeeper',
    );
  });

  it('that nobody knows is absent', async () => {
    expect(await jobs.one(ctx, 'never-heard-of')).toMatchObject({ outcome: 'absent' });
  });

  it.each(['', 'A', 'a--b', '-a', 'a-', 'a_b', '../x', 'é', 'a b', 'a'.repeat(101), '%00'])(
    'whose slug %j cannot exist costs no call',
    async (slug) => {
      expect(await jobs.one(ctx, slug)).toMatchObject({ outcome: 'absent' });
      expect(fake.requests).toHaveLength(0);
    },
  );

  it.each([
    ['is another’s', jobRow({ slug: 'other' })],
    ['cannot be shown', jobRow({ slug: 'bookkeeper', title: '' })],
  ])('whose row %s is a failure, not absent', async (_name, row) => {
    fake.fail({ kind: 'wrong-types', body: [row] });
    expect(await jobs.one(ctx, 'bookkeeper')).toEqual({ outcome: 'failed' });
  });
});

const faults: FaultInput[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 404, body: '' },
  { kind: 'status', status: 404, body: '[]' },
  { kind: 'status', status: 503, body: 'over capacity' },
  { kind: 'reset' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'empty', status: 204 },
  { kind: 'wrong-types', body: {} },
  { kind: 'wrong-types', body: null },
  { kind: 'huge', megabytes: 16 },
  { kind: 'redirect', location: '/rest/v1/jobs' },
];

it.each(faults)(
  'with the fault %j both reads fail, after one call each, and store nothing',
  async (fault) => {
    fake.fail(fault);
    expect(await jobs.list(ctx)).toEqual({ outcome: 'failed' });
    expect(await jobs.one(ctx, 'bookkeeper')).toEqual({ outcome: 'failed' });
    expect(fake.requests).toHaveLength(2);
    await ctx.background.settled();
    expect(cache.entries.size).toBe(0);
  },
);

it.each([{ kind: 'hang' }, { kind: 'hang-in-body' }, { kind: 'delay', ms: 4_000 }] as const)(
  'with the fault %j a visitor waits no longer than the limit',
  async (fault) => {
    fake.fail(fault);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const read = jobs.list(ctx);
      await vi.waitUntil(() => fake.requests.length === 1);
      await vi.advanceTimersByTimeAsync(timeLimits.read);
      expect(await read).toEqual({ outcome: 'failed' });
      expect(events('jobs.list')).toMatchObject([{ reason: 'time-limit', backendStatus: 0 }]);
    } finally {
      vi.useRealTimers();
    }
  },
);

describe('a flood of unknown slugs', () => {
  it('costs at most 61 calls in a minute, and known jobs stay', async () => {
    await jobs.one(ctx, 'bookkeeper');
    for (let index = 0; index < 10_000; index += 1) {
      await jobs.one(ctx, `random-${index}`);
      clock.pass(0.0059);
    }
    expect(fake.requests.length).toBeLessThanOrEqual(1 + 61);
    fake.fail({ kind: 'reset' });
    expect(await jobs.one(ctx, 'bookkeeper')).toMatchObject({ outcome: 'found' });
  });

  it('hides no job that is listed, and shows no other', async () => {
    for (let index = 0; index < 100; index += 1) await jobs.one(ctx, `random-${index}`);
    expect(await jobs.one(ctx, 'grant-writer')).toMatchObject({ outcome: 'found' });
    expect(await jobs.one(ctx, 'never-heard-of')).toMatchObject({ outcome: 'absent' });
  });

  it('is bounded while Supabase fails too, and nothing is called absent then', async () => {
    fake.fail({ kind: 'status', status: 500 });
    const outcomes = new Set<string>();
    for (let index = 0; index < 3_000; index += 1) {
      outcomes.add((await jobs.one(ctx, `random-${index}`)).outcome);
      clock.pass(0.02);
    }
    expect(outcomes).toEqual(new Set(['failed']));
    expect(fake.requests.length).toBeLessThanOrEqual(60 + 70);
  });
});

it('a job whose closing time passes is gone at once, also from what is cached and while Supabase fails', async () => {
  const closes_at = new Date(clock.now() + 30_000).toISOString();
  fake.putJobs([jobRow({ slug: 'closing', closes_at }), jobRow({ slug: 'open' })]);
  await jobs.one(ctx, 'closing');
  expect(await slugs()).toEqual(['closing', 'open']);
  clock.pass(30);
  expect(await slugs()).toEqual(['open']);
  expect((await jobs.one(ctx, 'closing')).outcome).toBe('absent');
  fake.fail({ kind: 'status', status: 500 });
  clock.pass(3_600);
  expect(await slugs()).toEqual(['open']);
});

it('a job published just now is found, though the list is still fresh', async () => {
  await jobs.list(ctx);
  fake.putJobs([jobRow({ slug: 'brand-new' })]);
  expect(await jobs.one(ctx, 'brand-new')).toMatchObject({ outcome: 'found' });
});

it('cache keys are made of our own words and tell backends apart', async () => {
  await jobs.list(ctx);
  await jobs.one(ctx, 'bookkeeper');
  await ctx.background.settled();
  const backend = encodeURIComponent(fake.url);
  const keys = [...cache.entries.keys()].map((key) => key.replace(/\/v\d+\//, '/'));
  expect(keys).toEqual([
    `https://jobs.cache.invalid/${backend}/list`,
    `https://jobs.cache.invalid/${backend}/one/bookkeeper`,
  ]);
});
