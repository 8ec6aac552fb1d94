import { describe, expect, it, vi } from 'vitest';
import { timeLimits } from '../../../app/server/limits.ts';
import type { FaultInput } from '../../support/faults.ts';
import { jobRow } from '../../support/job-rows.ts';
import { cache, clock, jobs, slugs, testJobs } from '../../support/tested-jobs.ts';
import { ctx, fake } from '../../support/tested-supabase.ts';

testJobs();

const events = (name: string) => ctx.lines.filter((line) => line.event === name);

describe('the list of jobs', () => {
  it('shows the open ones in the owner’s order', async () => {
    expect(await slugs()).toEqual(['program-coordinator', 'grant-writer', 'bookkeeper']);
  });

  it('is asked for exactly as specified, with the key as apikey and bearer', async () => {
    await jobs.list(ctx);
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
    const read = await jobs.list(ctx);
    expect(read).toMatchObject({ outcome: 'found', value: [{ application_url: null }] });
    expect(events('job.link-left-out')).toHaveLength(1);
  });

  it('takes numeric ids, missing departments and missing lists', async () => {
    const row = jobRow({ id: 7, department: undefined, qualifications: null });
    fake.putJobs([row]);
    expect(await jobs.list(ctx)).toMatchObject({
      value: [{ id: '7', department: null, qualifications: [] }],
    });
  });

  it('of which no row can be shown is a failure: the last good one stays, and the log says so loudly', async () => {
    await jobs.list(ctx);
    fake.putJobs([jobRow({ slug: 'a', title: 7 }), jobRow({ slug: 'b', title: ' ' })]);
    clock.pass(3_600);
    await jobs.list(ctx);
    await ctx.background.settled();
    expect(await jobs.list(ctx)).toMatchObject({ state: 'stale-if-error', ageSeconds: 3_600 });
    expect(await slugs()).toHaveLength(3);
    expect(events('jobs.none-usable')).toEqual([
      { event: 'jobs.none-usable', level: 'error', count: 2 },
    ]);
  });

  it('shows the first of two rows with one slug, and logs the other', async () => {
    fake.putJobs([
      jobRow({ slug: 'twice', title: 'First', order_index: 1 }),
      jobRow({ slug: 'twice', id: 'second', title: 'Second', order_index: 2 }),
    ]);
    expect(await jobs.list(ctx)).toMatchObject({ value: [{ title: 'First' }] });
    expect(await jobs.one(ctx, 'twice')).toMatchObject({ value: { slug: 'twice' } });
    expect(events('job.left-out')).toMatchObject([{ jobId: 'second', reason: 'slug' }]);
  });

  it('is one and the same while nothing changes, so that the search keeps its index', async () => {
    const [first, second] = [await jobs.list(ctx), await jobs.list(ctx)];
    if (first.outcome !== 'found' || second.outcome !== 'found') throw new Error('no list');
    expect(second.value).toBe(first.value);
  });

  it('may be empty', async () => {
    fake.putJobs([]);
    expect(await slugs()).toEqual([]);
  });
});

describe('a job', () => {
  it('is asked for exactly as specified', async () => {
    const read = await jobs.one(ctx, 'bookkeeper');
    expect(read).toMatchObject({
      outcome: 'found',
      state: 'miss',
      value: { title: 'Bookkeeper', department: null },
    });
    expect(fake.requests[0]?.url).toBe(
      '/rest/v1/jobs?select=*&slug=eq.bookkeeper&is_active=eq.true',
    );
  });

  it.each(['office-manager', 'never-heard-of'])('%s is absent', async (slug) => {
    expect(await jobs.one(ctx, slug)).toMatchObject({ outcome: 'absent' });
  });

  it.each(['', 'A', 'a--b', '-a', 'a-', 'a_b', '../x', 'é', 'a b', 'a'.repeat(101), '%00'])(
    'whose slug %j cannot exist costs no call',
    async (slug) => {
      expect(await jobs.one(ctx, slug)).toMatchObject({ outcome: 'absent' });
      expect(fake.requests).toHaveLength(0);
    },
  );

  it('that the backend answers with another one is not shown', async () => {
    fake.fail({ kind: 'wrong-types', body: [jobRow({ slug: 'other' })] });
    expect(await jobs.one(ctx, 'bookkeeper')).toEqual({ outcome: 'failed' });
  });

  it('that cannot be shown counts as a failure, not as absent', async () => {
    fake.putJobs([jobRow({ slug: 'x', title: '' })]);
    expect(await jobs.one(ctx, 'x')).toEqual({ outcome: 'failed' });
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
    expect(await jobs.list(ctx)).toEqual({ outcome: 'failed' });
    expect(await jobs.one(ctx, 'bookkeeper')).toEqual({ outcome: 'failed' });
    expect(fake.requests).toHaveLength(2);
    await ctx.background.settled();
    expect(cache.entries.size).toBe(0);
    fake.fail();
    expect(await slugs()).toHaveLength(3);
    expect(await jobs.one(ctx, 'bookkeeper')).toMatchObject({ outcome: 'found' });
  });

  it('what was known before is shown with its age', async () => {
    await jobs.list(ctx);
    await jobs.one(ctx, 'bookkeeper');
    fake.fail(fault);
    clock.pass(3_600);
    await jobs.list(ctx);
    await jobs.one(ctx, 'bookkeeper');
    await ctx.background.settled();
    expect(await jobs.list(ctx)).toMatchObject({ state: 'stale-if-error', ageSeconds: 3_600 });
    expect(await jobs.one(ctx, 'bookkeeper')).toMatchObject({
      state: 'stale-if-error',
      ageSeconds: 3_600,
    });
  });
});

describe.each([{ kind: 'hang' }, { kind: 'hang-in-body' }, { kind: 'delay', ms: 4_000 }] as const)(
  'when Supabase takes its time (%j)',
  (fault) => {
    it('a visitor waits no longer than the limit', async () => {
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
    });
  },
);
