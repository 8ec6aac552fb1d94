import { describe, expect, it } from 'vitest';
import { placeName } from '../../../app/careers/place.ts';
import { jobRow } from '../../support/job-rows.ts';
import { parsedJob } from '../../support/posting-rows.ts';
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

describe('what contradicts the rest of its row', () => {
  it.each([
    [
      'a posting that begins after its end',
      { posted_at: '2026-05-02', closes_at: '2026-05-01' },
      { posted_at: null, closes_at: '2026-05-01' },
    ],
    ['a province of no country', { region: 'ON', country: null }, { region: null }],
    [
      'a statement on AI of a posting that is silent about it',
      { ai_statement: 'It sorts.' },
      { ai_statement: null },
    ],
    [
      'a pay of nothing',
      { salary_min: 0, salary_period: 'year' },
      { salary_min: null, salary_period: null },
    ],
    ['a pay for no period', { salary_min: 50_000 }, { salary_min: null }],
    [
      'a pay range that ends below its beginning',
      { salary_min: 90_000, salary_max: 80_000, salary_period: 'year' },
      { salary_min: null, salary_max: null, salary_period: null },
    ],
    ['more hours than a week has', { hours_per_week: 169 }, { hours_per_week: null }],
  ])('is left out: %s', (_name, row, shown) => {
    expect(parsedJob(row)).toMatchObject(shown);
  });

  it('is not a week that is worked through', () => {
    expect(parsedJob({ hours_per_week: 168 })).toMatchObject({ hours_per_week: 168 });
  });
});

it.each([
  [{ city: 'Toronto', region: 'ON', country: 'CA' }, 'Toronto, Ontario'],
  [{ city: 'Boston', region: 'MA', country: 'US' }, 'Boston, MA'],
  [{ city: 'Whitehorse', region: null, country: 'CA' }, 'Whitehorse'],
  [{ city: null, location: 'Near Union Station' }, 'Near Union Station'],
])('the place of %j is narrowed by as "%s"', (row, place) => {
  expect(placeName(parsedJob(row))).toBe(place);
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
