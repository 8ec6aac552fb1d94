import { describe, expect, it } from 'vitest';
import { jobRow } from '../../support/fake-supabase/sample-jobs.ts';
import { clock, isolate, jobs, slugs, testJobs } from '../../support/tested-jobs.ts';
import { ctx, fake } from '../../support/tested-supabase.ts';

testJobs();

const inSeconds = (seconds: number) => new Date(clock.now() + seconds * 1_000).toISOString();

describe('a flawed detail', () => {
  it('is left out and logged by its column, and the position is shown', async () => {
    fake.putJobs([
      jobRow({ slug: 'flawed', salary_min: 'lots', closes_at: 'soon', city: 7, ai_used: 'maybe' }),
    ]);
    const read = await jobs.one(ctx, 'flawed');
    expect(read).toMatchObject({
      outcome: 'found',
      value: { salary_min: null, closes_at: null, city: null, ai_used: null },
    });
    const logged = ctx.lines.filter(({ event }) => event === 'job.detail-left-out');
    expect(logged.map(({ reason }) => reason).toSorted()).toEqual([
      'ai_used',
      'city',
      'closes_at',
      'salary_min',
    ]);
    expect(JSON.stringify(ctx.lines)).not.toMatch(/lots|soon|maybe/);
  });

  it('is nothing that is merely empty', async () => {
    fake.putJobs([jobRow({ slug: 'empty', salary_min: null, closes_at: null })]);
    await jobs.one(ctx, 'empty');
    expect(ctx.lines.map(({ event }) => event)).not.toContain('job.detail-left-out');
  });
});

describe('a position whose closing time passes', () => {
  it('is gone at once, also from a list and a page that are cached', async () => {
    fake.putJobs([jobRow({ slug: 'closing', closes_at: inSeconds(30) }), jobRow({ slug: 'open' })]);
    expect(await slugs()).toEqual(['closing', 'open']);
    expect(await jobs.one(ctx, 'closing')).toMatchObject({ outcome: 'found' });
    clock.pass(29);
    expect(await slugs()).toEqual(['closing', 'open']);
    clock.pass(1);
    expect(await slugs()).toEqual(['open']);
    expect(await slugs(isolate())).toEqual(['open']);
    expect((await jobs.one(ctx, 'closing')).outcome).not.toBe('found');
  });

  it('stays gone while Supabase fails', async () => {
    fake.putJobs([jobRow({ slug: 'closing', closes_at: inSeconds(30) })]);
    await slugs();
    fake.fail({ kind: 'status', status: 500 });
    clock.pass(3_600);
    expect(await slugs()).toEqual([]);
  });
});

it('of two rows with one slug the first is listed', async () => {
  fake.putJobs([
    jobRow({ slug: 'twice', id: 'a', order_index: 1 }),
    jobRow({ slug: 'twice', id: 'b', order_index: 2 }),
    jobRow({ slug: 'other', order_index: 3 }),
  ]);
  expect(await slugs()).toEqual(['twice', 'other']);
});
