import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Jobs } from '../../../app/data/jobs.ts';
import { timeLimits } from '../../../app/edge/limits.ts';
import { type TestEdge, testEdge } from '../../support/edge.ts';
import { FakeCache, FakeClock } from '../../support/fake-cache.ts';
import type { FaultInput } from '../../support/fake-supabase/faults.ts';
import { jobRow } from '../../support/fake-supabase/sample-jobs.ts';
import { type FakeSupabase, startFakeSupabase } from '../../support/fake-supabase/server.ts';

let fake: FakeSupabase;
let clock: FakeClock;
let cache: FakeCache;
let edge: TestEdge;
let jobs: Jobs;

beforeAll(async () => {
  fake = await startFakeSupabase({ key: 'sb_publishable_test' });
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.reset();
  clock = new FakeClock();
  cache = new FakeCache(clock.now);
  edge = testEdge(fake.url);
  jobs = isolate();
});

const isolate = () => new Jobs({ cache: () => cache, now: clock.now });
const events = (name: string) => edge.lines.filter((line) => line.event === name);
const slugs = async (reader = jobs) => {
  const read = await reader.list(edge);
  return read.outcome === 'found' ? read.jobs.map((job) => job.slug) : read.outcome;
};

describe('the list of jobs', () => {
  it('shows the open ones in the owner’s order', async () => {
    expect(await slugs()).toEqual(['program-coordinator', 'grant-writer', 'bookkeeper']);
  });

  it('is asked for exactly as specified, with the key as apikey and bearer', async () => {
    await jobs.list(edge);
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]).toMatchObject({
      method: 'GET',
      url: '/rest/v1/jobs?select=*&is_active=eq.true&order=order_index.asc',
      headers: { apikey: 'sb_publishable_test', authorization: 'Bearer sb_publishable_test' },
    });
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
    expect(events('job.left-out')).toEqual([
      { event: 'job.left-out', level: 'warn', jobId: 'id-no-title', reason: 'title' },
      { event: 'job.left-out', level: 'warn', jobId: 'b2', reason: 'slug' },
      { event: 'job.left-out', level: 'warn', jobId: 'id-lists', reason: 'qualifications' },
      { event: 'job.left-out', level: 'warn', jobId: 'id-numbers', reason: 'benefits.0' },
      { event: 'job.left-out', level: 'warn', jobId: 'unknown', reason: 'id' },
    ]);
  });

  it('keeps a job whose application address is hostile, without the address', async () => {
    fake.putJobs([jobRow({ slug: 'x', application_url: 'javascript:alert(1)' })]);
    const read = await jobs.list(edge);
    expect(read).toMatchObject({ outcome: 'found', jobs: [{ application_url: null }] });
    expect(events('job.link-left-out')).toHaveLength(1);
  });

  it('takes numeric ids, missing departments and missing lists', async () => {
    const row = jobRow({ id: 7, department: undefined, qualifications: null });
    fake.putJobs([row]);
    expect(await jobs.list(edge)).toMatchObject({
      jobs: [{ id: '7', department: null, qualifications: [] }],
    });
  });

  it('may be empty', async () => {
    fake.putJobs([]);
    expect(await slugs()).toEqual([]);
  });
});

describe('a job', () => {
  it('is asked for exactly as specified', async () => {
    const read = await jobs.one(edge, 'bookkeeper');
    expect(read).toMatchObject({
      outcome: 'found',
      state: 'miss',
      job: { title: 'Bookkeeper', department: null },
    });
    expect(fake.requests[0]?.url).toBe(
      '/rest/v1/jobs?select=*&slug=eq.bookkeeper&is_active=eq.true',
    );
  });

  it.each(['office-manager', 'never-heard-of'])('%s is unknown', async (slug) => {
    expect(await jobs.one(edge, slug)).toEqual({ outcome: 'unknown' });
  });

  it.each(['', 'A', 'a--b', '-a', 'a-', 'a_b', '../x', 'é', 'a b', 'a'.repeat(101), '%00'])(
    'whose slug %j cannot exist costs no call',
    async (slug) => {
      expect(await jobs.one(edge, slug)).toEqual({ outcome: 'unknown' });
      expect(fake.requests).toHaveLength(0);
    },
  );

  it('that the backend answers with another one is not shown', async () => {
    fake.fail({ kind: 'wrong-types', body: [jobRow({ slug: 'other' })] });
    expect(await jobs.one(edge, 'bookkeeper')).toEqual({ outcome: 'failed' });
  });

  it('that cannot be shown counts as a failure, not as unknown', async () => {
    fake.putJobs([jobRow({ slug: 'x', title: '' })]);
    expect(await jobs.one(edge, 'x')).toEqual({ outcome: 'failed' });
  });
});

const quickFaults: FaultInput[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 404, body: '' },
  { kind: 'status', status: 404, body: '[]' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, body: 'over capacity' },
  { kind: 'status', status: 520 },
  { kind: 'reset' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'html', status: 502 },
  { kind: 'empty' },
  { kind: 'empty', status: 204 },
  { kind: 'wrong-types', body: {} },
  { kind: 'wrong-types', body: null },
  { kind: 'wrong-types', body: 'text' },
  { kind: 'huge', megabytes: 16 },
  { kind: 'redirect', location: 'http://127.0.0.1:9/' },
];

describe.each(quickFaults)('with a cold cache and the fault %j', (fault) => {
  it('both reads fail honestly, after one call each, and heal at once', async () => {
    fake.fail(fault);
    expect(await jobs.list(edge)).toEqual({ outcome: 'failed' });
    expect(await jobs.one(edge, 'bookkeeper')).toEqual({ outcome: 'failed' });
    expect(fake.requests).toHaveLength(2);
    await edge.background.settled();
    expect(cache.entries.size).toBe(0);
    fake.fail();
    expect(await slugs()).toHaveLength(3);
    expect(await jobs.one(edge, 'bookkeeper')).toMatchObject({ outcome: 'found' });
  });

  it('what was known before is shown with its age', async () => {
    await jobs.list(edge);
    await jobs.one(edge, 'bookkeeper');
    fake.fail(fault);
    clock.pass(3_600);
    await jobs.list(edge);
    await jobs.one(edge, 'bookkeeper');
    await edge.background.settled();
    expect(await jobs.list(edge)).toMatchObject({ state: 'kept', ageSeconds: 3_600 });
    expect(await jobs.one(edge, 'bookkeeper')).toMatchObject({ state: 'kept', ageSeconds: 3_600 });
  });
});

describe.each([{ kind: 'hang' }, { kind: 'hang-in-body' }, { kind: 'delay', ms: 4_000 }] as const)(
  'when Supabase takes its time (%j)',
  (fault) => {
    it('a visitor waits no longer than the limit', async () => {
      fake.fail(fault);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const read = jobs.list(edge);
        await vi.waitUntil(() => fake.requests.length === 1);
        await vi.advanceTimersByTimeAsync(timeLimits.read);
        expect(await read).toEqual({ outcome: 'failed' });
        expect(events('jobs.list')).toMatchObject([{ reason: 'time-limit', backendStatus: 0 }]);
      } finally {
        vi.useRealTimers();
      }
    });
  },
);

describe('calls', () => {
  it('stay at one per key and minute over 1,000 visits to a warm list and 20 jobs', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `job-${index}`);
    fake.putJobs(names.map((slug) => jobRow({ slug })));
    for (let visit = 0; visit < 1_000; visit += 1) {
      await jobs.list(edge);
      await jobs.one(edge, names[visit % names.length] ?? '');
      clock.pass(0.05);
    }
    expect(fake.requests).toHaveLength(21);
  });

  it('are one for 200 simultaneous cold visits to a job', async () => {
    const reads = await Promise.all(
      Array.from({ length: 200 }, () => jobs.one(edge, 'bookkeeper')),
    );
    expect(new Set(reads.map((read) => read.outcome))).toEqual(new Set(['found']));
    expect(fake.requests).toHaveLength(1);
  });

  it('are at most 61 in the first minute of a flood of 10,000 random slugs, and known jobs stay', async () => {
    await jobs.one(edge, 'bookkeeper');
    for (let index = 0; index < 10_000; index += 1) {
      await jobs.one(edge, `random-${index}`);
      clock.pass(0.006);
    }
    expect(fake.requests.length).toBeLessThanOrEqual(1 + 61);
    clock.pass(-30);
    const before = fake.requests.length;
    expect(await jobs.one(edge, 'bookkeeper')).toMatchObject({ outcome: 'found' });
    expect(fake.requests).toHaveLength(before);
  });

  it('during such a flood still find a job that is listed, and no other', async () => {
    for (let index = 0; index < 100; index += 1) await jobs.one(edge, `random-${index}`);
    expect(await jobs.one(edge, 'grant-writer')).toMatchObject({ outcome: 'found' });
    expect(await jobs.one(edge, 'office-manager')).toEqual({ outcome: 'unknown' });
  });

  it('during such a flood are bounded with a dead backend too, which is never called unknown', async () => {
    fake.fail({ kind: 'status', status: 500 });
    const outcomes = new Set<string>();
    for (let index = 0; index < 3_000; index += 1) {
      outcomes.add((await jobs.one(edge, `random-${index}`)).outcome);
      clock.pass(0.02);
    }
    expect(outcomes).toEqual(new Set(['failed']));
    expect(fake.requests.length).toBeLessThanOrEqual(60 + 70);
  });

  it('find a job published just now, though the list is still fresh', async () => {
    await jobs.list(edge);
    fake.putJobs([jobRow({ slug: 'brand-new' })]);
    expect(await jobs.one(edge, 'brand-new')).toMatchObject({ outcome: 'found' });
  });
});

describe('cache keys', () => {
  it('are of our own making and tell backends apart', async () => {
    await jobs.list(edge);
    await jobs.one(edge, 'bookkeeper');
    await edge.background.settled();
    const backend = encodeURIComponent(fake.url);
    expect([...cache.entries.keys()]).toEqual([
      `https://jobs.cache.invalid/v1/${backend}/list`,
      `https://jobs.cache.invalid/v1/${backend}/one/bookkeeper`,
    ]);
  });

  it('serve another isolate without a call', async () => {
    await jobs.list(edge);
    await edge.background.settled();
    expect(await slugs(isolate())).toHaveLength(3);
    expect(fake.requests).toHaveLength(1);
  });
});
