import { beforeEach, describe, expect, it } from 'vitest';
import { flawedDetails, parseJob, slugLength } from '../../app/careers/job.ts';
import {
  currencies,
  employmentTypes,
  salaryPeriods,
  workArrangements,
} from '../../app/content/job-options.ts';
import { localDay } from '../../app/content/local-day.ts';
import { job, TestDatabase, withoutTriggers } from './support/databases.ts';

const long = 'x'.repeat(20_001);
const hourly = { salary_min: 40, salary_max: 90, salary_period: 'hour' };
const yearly = { salary_min: 70_000, salary_period: 'year' };
const ontario = { ...yearly, region: 'ON', country: 'CA' };

/** The CHECKs, each with changes that it refuses. */
const refused: Readonly<Record<string, readonly object[]>> = {
  title_is_one_short_line: [{ title: long }, { title: ' ' }, { title: 'Cook\nBaker' }],
  location_is_one_short_line: [{ location: long }],
  department_is_one_short_line: [{ department: '' }],
  city_is_one_short_line: [{ city: 'Tor\u202eonto' }],
  description_is_1_to_20000_characters: [{ description: long }, { description: '\n' }],
  slug_is_small_letters_digits_and_single_hyphens: [
    ...['Upper-Case', 'a--b', '-a', 'a b', '', 'x'.repeat(slugLength + 1)].map((slug) => ({
      slug,
    })),
  ],
  qualifications_are_at_most_100_points: [
    ...[[null], [long], Array(101).fill('x')].map((qualifications) => ({ qualifications })),
  ],
  benefits_are_at_most_100_points: [{ benefits: [null] }],
  application_url_begins_with_https_or_mailto: [
    ...['jobs@example.org', 'javascript:1', `mailto:j@x.ca?${long}`].map((application_url) => ({
      application_url,
    })),
  ],
  employment_type_is_one_of_the_list: [{ employment_type: 'other' }],
  work_arrangement_is_one_of_the_list: [{ work_arrangement: 'other' }],
  salary_period_is_one_of_the_list: [{ ...yearly, salary_period: 'day' }],
  salary_currency_is_one_of_the_list: [{ ...yearly, salary_currency: 'CAN' }],
  hours_per_week_is_at_most_60: [{ hours_per_week: 0 }, { hours_per_week: 60.5 }],
  region_is_two_capital_letters: [{ region: 'Ontario', country: 'CA' }],
  country_is_two_capital_letters: [{ country: 'Canada' }],
  region_needs_country: [{ region: 'ON' }],
  salary_max_is_at_least_salary_min: [{ ...yearly, salary_max: 69_999 }, { salary_max: 1 }],
  salary_is_1000_to_2000000_for_a_year_of_40_hours: [
    ...[0, 78, 'NaN'].map((salary_min) => ({ ...yearly, salary_min })),
    { ...hourly, salary_max: 78_000 },
  ],
  salary_min_and_salary_period_go_together: [{ salary_min: 1 }, { salary_period: 'year' }],
  ai_statement_needs_ai_used: [{ ai_statement: 'It sorts.' }],
  ai_statement_is_1_to_1000_characters: [{ ai_used: true, ai_statement: long }],
  accommodation_is_1_to_1000_characters: [{ accommodation: long }],
  posted_on_is_a_day_of_this_century: [{ posted_on: '1999-12-31' }],
  closes_on_is_a_day_of_this_century: [{ closes_on: '2100-01-01' }, { closes_on: 'infinity' }],
  closes_on_is_not_before_posted_on: [{ posted_on: '2099-05-02', closes_on: '2099-05-01' }],
  salary_range_is_narrow_enough_for_ontario: [
    { ...ontario, salary_max: 120_001 },
    { ...ontario, salary_period: 'month', salary_min: 5_000, salary_max: 9_200 },
    { ...ontario, salary_period: 'hour', salary_min: 30, salary_max: 60 },
    { ...yearly, country: 'CA', work_arrangement: 'remote', salary_max: 130_000 },
  ],
};

const accepted: readonly (readonly [string, object])[] = [
  ['nothing more than the required columns', {}],
  ...employmentTypes.map((employment_type) => [employment_type, { employment_type }] as const),
  ...workArrangements.map((work_arrangement) => [work_arrangement, { work_arrangement }] as const),
  ...salaryPeriods.map((salary_period) => {
    const salary_min = salary_period === 'hour' ? 20 : 2_000;
    return [`pay by the ${salary_period}`, { salary_period, salary_min }] as const;
  }),
  ...currencies.map((currency) => [currency, { ...yearly, salary_currency: currency }] as const),
  ['part of a week', { salary_min: 23.45, salary_period: 'hour', hours_per_week: 18.5 }],
  ['a range of $50,000 in Ontario', { ...ontario, salary_max: 120_000 }],
  ['a wider one in Vancouver', { ...yearly, region: 'BC', country: 'CA', salary_max: 150_000 }],
  ['one that ends above $200,000', { ...ontario, salary_max: 210_000 }],
  ['a range by the hour of few hours', { ...ontario, ...hourly, hours_per_week: 10 }],
  ['a place outside Canada', { city: 'Boston', region: 'MA', country: 'US' }],
  ['the longest slug', { slug: 'x'.repeat(slugLength) }],
  ['the longest address', { application_url: 'mailto:j@x.ca'.padEnd(2_048, 'x') }],
];

const db = new TestDatabase();
beforeEach(async () => {
  await db.exec('delete from public.jobs');
  await db.exec(withoutTriggers('delete from private.job_postings_history'));
});

const insert = (details: object = {}) =>
  db.owner
    .from('jobs')
    .insert({ ...job, ...details })
    .select();
const change = (details: object) =>
  db.owner.from('jobs').update(details).eq('slug', job.slug).select();

const cases = Object.entries(refused).flatMap(([check, changes]) =>
  changes.map((change) => [check, change] as const),
);

it.each(cases)('a job is refused by %s: %j', async (check, change) => {
  const { status, body } = await db.send('jobs', {
    key: db.supabase.secretKey,
    row: { ...job, ...change },
  });
  expect([status, body.code]).toEqual([400, '23514']);
  expect(body.message).toContain(`"${check}"`);
});

it('a job is refused by no other CHECK', async () => {
  const checks = await db.query(
    `select conname as name from pg_constraint where contype = 'c' and conrelid = 'public.jobs'::regclass`,
  );
  expect(checks.map(({ name }) => name).toSorted()).toEqual(Object.keys(refused).toSorted());
});

it.each(accepted)('a job may have %s, and the site shows it whole', async (_kind, details) => {
  const { data } = await insert(details);
  const parsed = parseJob(data?.[0]);
  if ('flaw' in parsed) throw new Error(`hidden by its ${parsed.flaw}`);
  expect(flawedDetails(data?.[0], parsed.job)).toEqual([]);
});

it.each([
  // Clocks go forward on the first of these days, and back on the second.
  ['2027-03-14', '2027-03-14T05:00', '2027-03-15T03:59:59'],
  ['2027-11-07', '2027-11-07T04:00', '2027-11-08T04:59:59'],
])('the day %s begins and ends where the organization is', async (day, posted, closes) => {
  const { data } = await insert({ posted_on: day, closes_on: day });
  expect(data).toMatchObject([
    { posted_at: expect.stringContaining(posted), closes_at: expect.stringContaining(closes) },
  ]);
});

it('visitors see a position from its first day to the end of its last', async () => {
  const days = { yesterday: -1, today: 0, tomorrow: 1 };
  const day = (name: keyof typeof days) => localDay(new Date(Date.now() + days[name] * 86_400_000));
  await insert({ slug: 'over', closes_on: day('yesterday') });
  await insert({ slug: 'today', posted_on: day('today'), closes_on: day('today') });
  await insert({ slug: 'to-come', posted_on: day('tomorrow') });
  const { data } = await db.visitor.from('jobs').select('slug');
  expect(data).toEqual([{ slug: 'today' }]);
});

it('a posting says when it last changed', async () => {
  const updated_at = '2026-01-15T12:00:00+00:00';
  await insert({ updated_at });
  const { data } = await change({ title: 'Senior Bookkeeper' });
  expect(Date.parse(String(data?.[0]?.updated_at))).toBeGreaterThan(Date.parse(updated_at));
});

describe('the history of postings', () => {
  /** Moves the clock: everything happened so much longer ago. */
  const pass = (time: string) =>
    db.exec(
      withoutTriggers(
        `update private.job_postings_history set
         happened_at = happened_at - interval '${time}',
         posting = case when posting ->> 'closes_at' is null then posting else jsonb_set(
           posting, '{closes_at}', to_jsonb((posting ->> 'closes_at')::timestamptz - interval '${time}')
         ) end`,
      ),
    );
  const written = async () => {
    const rows = await db.query(
      "select event || ': ' || (posting ->> 'title') as line from private.job_postings_history order by id",
    );
    return rows.map(({ line }) => line);
  };
  const retain = async () => {
    const [row] = await db.query(
      "select row_count::int as count from private.delete_expired() where deleted_from = 'job_postings_history'",
    );
    return row?.count;
  };
  const remove = () => db.owner.from('jobs').delete().eq('slug', job.slug);

  it('has every version and the way down, also by truncate', async () => {
    await insert();
    await change({ title: 'Senior Bookkeeper' });
    await change({ title: 'Senior Bookkeeper' });
    await change({ is_active: false });
    await change({ title: 'Not shown' });
    await change({ is_active: true, title: 'Bookkeeper again' });
    await remove();
    await insert();
    await insert({ slug: 'another', is_active: false });
    await db.exec('truncate public.jobs');
    expect(await written()).toEqual([
      'posted: Bookkeeper',
      'changed: Senior Bookkeeper',
      'taken down: Senior Bookkeeper',
      'posted: Bookkeeper again',
      'taken down: Bookkeeper again',
      'posted: Bookkeeper',
      'taken down: Bookkeeper',
    ]);
  });

  it('dates the end of a posting by its closing date when that came first', async () => {
    await insert({ closes_on: '2026-01-05' });
    await remove();
    const [last] = await db.query(
      "select happened_at::text as moment from private.job_postings_history where event = 'taken down'",
    );
    expect(new Date(String(last?.moment)).toISOString()).toBe('2026-01-06T04:59:59.000Z');
  });

  it('is kept for three years after the posting came down, even if it came up again', async () => {
    await insert();
    await change({ title: 'Changed' });
    await pass('10 years');
    expect(await retain()).toBe(0);
    await change({ is_active: false });
    await pass('2 years 364 days');
    expect(await retain()).toBe(0);
    await pass('3 days');
    await change({ is_active: true, title: 'Again' });
    expect(await retain()).toBe(3);
    expect(await written()).toEqual(['posted: Again']);
  });

  it('ends a posting that only its closing date took down', async () => {
    await insert({ closes_on: localDay() });
    await pass('2 years 364 days');
    expect(await retain()).toBe(0);
    await pass('3 days');
    expect(await retain()).toBe(1);
  });

  it('is changed, deleted or emptied before by nobody', async () => {
    await insert();
    for (const statement of [
      "update private.job_postings_history set event = 'changed'",
      'delete from private.job_postings_history',
      'truncate private.job_postings_history',
    ]) {
      await expect(db.exec(statement)).rejects.toThrow(/kept for three years/);
    }
    expect(await written()).toHaveLength(1);
  });
});
