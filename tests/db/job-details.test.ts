import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { job } from './support/rows.ts';

type Details = Partial<Database['public']['Tables']['jobs']['Insert']>;

const yearly = { salary_min: 70_000, salary_max: 90_000, salary_period: 'year' };
const ontario = { region: 'ON', country: 'CA' };

const accepted: readonly (readonly [string, Details])[] = [
  ['nothing more than the first columns', {}],
  ['pay for a year', yearly],
  ['one amount for an hour', { salary_min: 23.45, salary_period: 'hour' }],
  ['another currency', { ...yearly, salary_currency: 'USD' }],
  ['part of a week', { hours_per_week: 18.5 }],
  ['a range of $50,000 in Ontario', { ...ontario, ...yearly, salary_max: 120_000 }],
  ['a wider one in Vancouver', { region: 'BC', country: 'CA', ...yearly, salary_max: 150_000 }],
  [
    'a wider one that ends above $200,000',
    { ...ontario, ...yearly, salary_min: 140_000, salary_max: 210_000 },
  ],
  [
    'a range by the hour of few hours',
    { ...ontario, salary_min: 40, salary_max: 90, salary_period: 'hour', hours_per_week: 10 },
  ],
  ['a place outside Canada', { city: 'Boston', region: 'MA', country: 'US' }],
  ['a statement on how AI is used', { ai_used: true, ai_statement: 'It sorts by tools.' }],
];

const refused: readonly (readonly [string, Details])[] = [
  ['a kind of employment that nobody knows', { employment_type: 'gig' }],
  ['no hours at all', { hours_per_week: 0 }],
  ['more hours than anybody may be asked for', { hours_per_week: 60.5 }],
  ['a pay of nothing', { salary_min: 0, salary_period: 'year' }],
  ['a range that ends before it begins', { ...yearly, salary_max: 60_000 }],
  ['an end without a beginning', { salary_max: 60_000 }],
  ['an amount without its period', { salary_min: 60_000 }],
  ['a period without an amount', { salary_period: 'year' }],
  ['a currency in words', { ...yearly, salary_currency: 'dollars' }],
  ['a range of $50,001 in Ontario', { ...ontario, ...yearly, salary_max: 120_001 }],
  [
    'such a range by the month',
    { ...ontario, salary_min: 5_000, salary_max: 9_200, salary_period: 'month' },
  ],
  [
    'such a range by the hour',
    { ...ontario, salary_min: 30, salary_max: 60, salary_period: 'hour' },
  ],
  [
    'such a range from anywhere in Canada',
    { country: 'CA', work_arrangement: 'remote', ...yearly, salary_max: 130_000 },
  ],
  ['an arrangement that nobody knows', { work_arrangement: 'sometimes' }],
  ['a province in words', { region: 'Ontario', country: 'CA' }],
  ['a province that Canada lacks', { region: 'MA', country: 'CA' }],
  ['a province of no country', { region: 'ON' }],
  ['a country in words', { country: 'Canada' }],
  ['a blank city', { city: '  ' }],
  ['a city of two lines', { city: 'Toronto\nOntario' }],
  [
    'closing before it is posted',
    { posted_at: '2026-05-02T00:00:00Z', closes_at: '2026-05-01T00:00:00Z' },
  ],
  ['closing in the year 20260', { closes_at: '20260-01-01T00:00:00Z' }],
  ['a statement on AI of a posting that is silent about it', { ai_statement: 'It sorts.' }],
];

describe.each(places)('a job on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let owner: SupabaseClient<Database>;
  beforeAll(async () => {
    supabase = await start();
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  afterEach(() => owner.from('jobs').delete().eq('slug', job.slug));
  afterAll(() => supabase?.stop());

  it.each(accepted)('may have %s', async (_kind, details) => {
    const { data, error } = await owner
      .from('jobs')
      .insert({ ...job, ...details })
      .select();
    expect(error).toBeNull();
    expect(data).toMatchObject([{ ...job, ...details }]);
  });

  it.each(refused)('cannot have %s', async (_kind, details) => {
    expect(await owner.from('jobs').insert({ ...job, ...details })).toMatchObject({
      status: 400,
      error: { code: '23514' },
    });
  });

  it('says when it last changed, and a write that changes nothing does not count', async () => {
    const old = '2026-01-15T12:00:00+00:00';
    await owner.from('jobs').insert({ ...job, updated_at: old });
    const change = async (title: string) => {
      const changed = await owner.from('jobs').update({ title }).eq('slug', job.slug).select();
      return changed.data?.[0]?.updated_at;
    };
    expect(await change(job.title)).toBe(old);
    expect(Date.parse((await change('Senior Bookkeeper')) ?? '')).toBeGreaterThan(Date.parse(old));
  });

  it('is hidden from visitors from the moment it closes, and not before', async () => {
    const visitor = clientOf(supabase.url, supabase.publishableKey);
    const seen = async (closes_at: string | null) => {
      await owner.from('jobs').delete().eq('slug', job.slug);
      await owner.from('jobs').insert({ ...job, closes_at });
      return (await visitor.from('jobs').select('slug').eq('slug', job.slug)).data?.length;
    };
    expect(await seen(new Date(Date.now() - 60_000).toISOString())).toBe(0);
    expect(await seen(new Date(Date.now() + 60_000).toISOString())).toBe(1);
    expect(await seen(null)).toBe(1);
  });
});
