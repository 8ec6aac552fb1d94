import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { job } from './support/rows.ts';

type NewJob = Database['public']['Tables']['jobs']['Insert'];

/** A posting with which an Ontario employer has nothing left to do. */
const complete = {
  ...job,
  employment_type: 'full_time',
  hours_per_week: 37.5,
  salary_min: 70_000,
  salary_max: 90_000,
  salary_period: 'year',
  work_arrangement: 'hybrid',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  vacancy_exists: true,
  ai_used: false,
} as const satisfies NewJob;

const pay = /what it pays/;
const place = /in which province/;
const vacancy = /whether there is a vacancy/;
const ai = /artificial intelligence/;
const experience = /Canadian experience/;
const closed = /closing date has passed/;
const range = /wider than \$50,000 a year/;

describe.each(places)('findings on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let owner: SupabaseClient<Database>;
  beforeAll(async () => {
    supabase = await start();
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  beforeEach(() => supabase.engine.exec('delete from public.jobs'));
  afterAll(() => supabase?.stop());

  const findings = async (row: NewJob) => {
    const inserted = await owner.from('jobs').insert(row);
    expect(inserted.error).toBeNull();
    return ((await owner.rpc('posting_findings')).data ?? []).map(({ sentence }) => sentence);
  };

  it.each<[string, Partial<NewJob>, readonly RegExp[]]>([
    ['complete', {}, []],
    ['without pay', { salary_min: null, salary_max: null, salary_period: null }, [pay]],
    [
      'unpaid, for a volunteer',
      { salary_min: null, salary_max: null, salary_period: null, employment_type: 'volunteer' },
      [],
    ],
    ['silent about the vacancy', { vacancy_exists: null }, [vacancy]],
    ['silent about artificial intelligence', { ai_used: null }, [ai]],
    [
      'that asks for Canadian experience',
      { qualifications: ['Canadian work experience'] },
      [experience],
    ],
    [
      'that asks for it in other words',
      { description: 'Five years of experience in Canada.' },
      [experience],
    ],
    [
      'that speaks of Canadian charities',
      { description: 'Experience with Canadian charities.' },
      [],
    ],
    [
      'past its closing date',
      { closes_at: '2026-01-02T00:00:00Z', posted_at: '2026-01-01T00:00:00Z' },
      [closed],
    ],
    [
      'that is not active',
      { is_active: false, salary_min: null, salary_max: null, salary_period: null },
      [],
    ],
    [
      'in British Columbia',
      { region: 'BC', city: 'Vancouver', vacancy_exists: null, ai_used: null },
      [],
    ],
    [
      'of a wide range, in a province that it does not name',
      { region: null, salary_max: 120_001 },
      [place, range],
    ],
    ['of a range of just $50,000 there', { region: null, salary_max: 120_000 }, [place]],
    [
      'of a wide range there that ends above $200,000',
      { region: null, salary_min: 140_000, salary_max: 200_001 },
      [place],
    ],
    [
      'of a wide range there that ends at $200,000',
      { region: null, salary_min: 140_000, salary_max: 200_000 },
      [place, range],
    ],
    [
      'from anywhere in Canada',
      { work_arrangement: 'remote', region: null, city: null, vacancy_exists: null },
      [vacancy],
    ],
  ])('a posting %s', async (_kind, change, expected) => {
    const sentences = await findings({ ...complete, ...change });
    expect(sentences).toHaveLength(expected.length);
    for (const pattern of expected) expect(sentences.join(' ')).toMatch(pattern);
  });

  it('a posting with the first columns only lacks everything that the law asks for', async () => {
    const sentences = await findings(job);
    expect(sentences).toHaveLength(4);
    for (const pattern of [place, pay, vacancy, ai]) expect(sentences.join(' ')).toMatch(pattern);
  });

  it('are nothing for visitors', async () => {
    const visitor = clientOf(supabase.url, supabase.publishableKey);
    expect((await visitor.rpc('posting_findings')).error).not.toBeNull();
  });
});
