import { describe, expect, it } from 'vitest';
import { jobRow } from '../../support/job-rows.ts';
import { cache, clock, isolate, jobs, slugs, testJobs } from '../../support/tested-jobs.ts';
import { ctx, fake } from '../../support/tested-supabase.ts';

testJobs();

describe('calls', () => {
  it('stay at one per key and minute over 1,000 visits to a warm list and 20 jobs', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `job-${index}`);
    fake.putJobs(names.map((slug) => jobRow({ slug })));
    for (let visit = 0; visit < 1_000; visit += 1) {
      await jobs.list(ctx);
      await jobs.one(ctx, names[visit % names.length] ?? '');
      clock.pass(0.05);
    }
    expect(fake.requests).toHaveLength(21);
  });

  it('are one for 200 simultaneous cold visits to a job', async () => {
    const reads = await Promise.all(Array.from({ length: 200 }, () => jobs.one(ctx, 'bookkeeper')));
    expect(new Set(reads.map((read) => read.outcome))).toEqual(new Set(['found']));
    expect(fake.requests).toHaveLength(1);
  });

  it('are at most 61 in the first minute of a flood of 10,000 random slugs, and known jobs stay', async () => {
    await jobs.one(ctx, 'bookkeeper');
    for (let index = 0; index < 10_000; index += 1) {
      await jobs.one(ctx, `random-${index}`);
      clock.pass(0.006);
    }
    expect(fake.requests.length).toBeLessThanOrEqual(1 + 61);
    clock.pass(-30);
    const before = fake.requests.length;
    expect(await jobs.one(ctx, 'bookkeeper')).toMatchObject({ outcome: 'found' });
    expect(fake.requests).toHaveLength(before);
  });

  it('during such a flood still find a job that is listed, and no other', async () => {
    for (let index = 0; index < 100; index += 1) await jobs.one(ctx, `random-${index}`);
    expect(await jobs.one(ctx, 'grant-writer')).toMatchObject({ outcome: 'found' });
    expect(await jobs.one(ctx, 'office-manager')).toMatchObject({ outcome: 'absent' });
  });

  it('during such a flood are bounded with a dead backend too, which is never called absent', async () => {
    fake.fail({ kind: 'status', status: 500 });
    const outcomes = new Set<string>();
    for (let index = 0; index < 3_000; index += 1) {
      outcomes.add((await jobs.one(ctx, `random-${index}`)).outcome);
      clock.pass(0.02);
    }
    expect(outcomes).toEqual(new Set(['failed']));
    expect(fake.requests.length).toBeLessThanOrEqual(60 + 70);
  });

  it('find a job published just now, though the list is still fresh', async () => {
    await jobs.list(ctx);
    fake.putJobs([jobRow({ slug: 'brand-new' })]);
    expect(await jobs.one(ctx, 'brand-new')).toMatchObject({ outcome: 'found' });
  });
});

describe('cache keys', () => {
  it('are of our own making and tell backends apart', async () => {
    await jobs.list(ctx);
    await jobs.one(ctx, 'bookkeeper');
    await ctx.background.settled();
    const backend = encodeURIComponent(fake.url);
    expect([...cache.entries.keys()]).toEqual([
      `https://jobs.cache.invalid/v2/${backend}/list`,
      `https://jobs.cache.invalid/v2/${backend}/one/bookkeeper`,
    ]);
  });

  it('serve another isolate without a call', async () => {
    await jobs.list(ctx);
    await ctx.background.settled();
    expect(await slugs(isolate())).toHaveLength(3);
    expect(fake.requests).toHaveLength(1);
  });
});
