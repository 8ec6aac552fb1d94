import { beforeEach, describe, expect, it } from 'vitest';
import type { TablesInsert } from '../../app/server/supabase/database.types.ts';
import { places, TestDatabase, withoutTriggers } from './support/databases.ts';
import { job } from './support/rows.ts';

type NewJob = TablesInsert<'jobs'>;

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

const unpaid = { salary_min: null, salary_max: null, salary_period: null };
const elsewhere = { region: 'BC', city: 'Vancouver', vacancy_exists: null, ai_used: null };
const anywhere = { work_arrangement: 'remote', region: null, city: null, vacancy_exists: null };

/** What an active posting says, and what it is told to say. */
const cases: readonly (readonly [
  says: string,
  change: Partial<NewJob>,
  told: readonly RegExp[],
])[] = [
  ['everything', {}, []],
  ['no pay', unpaid, [pay]],
  ['no pay, for a volunteer', { ...unpaid, employment_type: 'volunteer' }, []],
  ['nothing about the vacancy', { vacancy_exists: null }, [vacancy]],
  ['nothing about artificial intelligence', { ai_used: null }, [ai]],
  [
    'that it wants Canadian experience',
    { qualifications: ['Canadian work experience'] },
    [experience],
  ],
  ['so in other words', { description: 'Five years of experience in Canada.' }, [experience]],
  [
    'something about Canadian charities',
    { description: 'Experience with Canadian charities.' },
    [],
  ],
  ['that it is not active', { ...unpaid, is_active: false }, []],
  ['British Columbia', elsewhere, []],
  ['anywhere in Canada', anywhere, [vacancy]],
  ['a range of $50,000, and no province', { region: null, salary_max: 120_000 }, [place]],
  ['a wider one', { region: null, salary_max: 120_001 }, [place, range]],
  [
    'one that ends at $200,000',
    { region: null, salary_min: 140_000, salary_max: 200_000 },
    [place, range],
  ],
  ['one that ends above', { region: null, salary_min: 140_000, salary_max: 200_001 }, [place]],
];

describe.each(places)('findings on $name', (where) => {
  const db = new TestDatabase(where);
  beforeEach(() => db.exec('delete from public.jobs'));

  const findings = async (row: NewJob) => {
    expect((await db.owner.from('jobs').insert(row)).error).toBeNull();
    return ((await db.owner.rpc('posting_findings')).data ?? []).map(({ sentence }) => sentence);
  };

  it.each(cases)('a posting that says %s', async (_says, change, told) => {
    expect(await findings({ ...complete, ...change })).toEqual(
      told.map((pattern) => expect.stringMatching(pattern)),
    );
  });

  it('a posting that has closed', async () => {
    await findings(complete);
    await db.exec(withoutTriggers("update public.jobs set closes_at = now() - interval '1 day'"));
    const { data } = await db.owner.rpc('posting_findings');
    expect(data).toEqual([expect.objectContaining({ sentence: expect.stringMatching(closed) })]);
  });

  it('a posting with the first columns only lacks everything that the law asks for', async () => {
    expect(await findings(job)).toEqual(
      [place, pay, vacancy, ai].map((pattern) => expect.stringMatching(pattern)),
    );
  });
});
