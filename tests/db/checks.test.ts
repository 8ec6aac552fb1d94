import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applicationLinkLength } from '../../app/careers/application-link.ts';
import { parseJob, slugLength } from '../../app/careers/job.ts';
import { lineField } from '../../app/server/forms/fields.server.ts';
import { TestDatabase } from './support/databases.ts';
import { job, signup, submission } from './support/rows.ts';

const long = 'x'.repeat(20_001);
const ontario = { region: 'ON', country: 'CA', salary_min: 70_000 };
/** One refused value for the checks of these columns. */
const each = (value: unknown, ...columns: string[]) =>
  columns.map((column): [string, object] => [`${column}_check`, { [column]: value }]);

interface Table {
  readonly table: string;
  readonly row: object;
  readonly refused: readonly (readonly [check: string, change: object])[];
}

/** The tables, a row that each takes, and changes to it, each under the CHECK that refuses it. */
const tables: readonly Table[] = [
  {
    table: 'jobs',
    row: { ...job, salary_min: 60_000, salary_period: 'year' },
    refused: [
      ...each(' ', 'title', 'location', 'department', 'description', 'city'),
      ...each(' ', 'ai_statement', 'accommodation'),
      ...each(long, 'title', 'description'),
      ...each('other', 'employment_type', 'work_arrangement', 'salary_period', 'salary_currency'),
      ...each('other', 'country', 'region'),
      ...each([null], 'qualifications', 'benefits'),
      ...each([long], 'qualifications', 'benefits'),
      ...each(Array(101).fill('x'), 'qualifications', 'benefits'),
      ...each('20260-01-01T00:00:00Z', 'posted_at', 'closes_at'),
      ...each(0, 'hours_per_week', 'salary_min'),
      ...['Upper-Case', 'a--b', '-a', 'a b', '', 'x'.repeat(slugLength + 1)].flatMap((slug) =>
        each(slug, 'slug'),
      ),
      ...['javascript:alert(1)', '//host', 'https://a b', `mailto:${long}`].flatMap((address) =>
        each(address, 'application_url'),
      ),
      ['hours_per_week_check', { hours_per_week: 60.5 }],
      ['city_check', { city: 'Toronto\nOntario' }],
      ['region_check', { region: 'MA', country: 'CA' }],
      ['region_needs_country', { region: 'ON' }],
      ['salary_max_is_at_least_salary_min', { salary_max: 59_999 }],
      ['salary_max_needs_salary_min', { salary_max: 60_000, salary_min: null }],
      ['salary_min_and_salary_period_go_together', { salary_period: null }],
      ['salary_min_and_salary_period_go_together', { salary_min: null }],
      ['ai_statement_needs_ai_used', { ai_statement: 'It sorts.' }],
      ['closes_at_is_after_posted_at', { posted_at: '2099-05-02', closes_at: '2099-05-01' }],
      ...[
        { ...ontario, salary_max: 120_001 },
        { ...ontario, salary_period: 'month', salary_min: 5_000, salary_max: 9_200 },
        { ...ontario, salary_period: 'hour', salary_min: 30, salary_max: 60 },
        { country: 'CA', work_arrangement: 'remote', salary_max: 130_000 },
      ].map((pay): [string, object] => ['salary_range_is_narrow_enough_for_ontario', pay]),
    ],
  },
  {
    table: 'contact_submissions',
    row: submission,
    refused: [
      ...each('', 'message'),
      ...each(long, 'message'),
      ...['nobody', 'a b@charity.example'].flatMap((email) => each(email, 'email_address')),
      ...each('Answered!', 'status'),
    ],
  },
  {
    table: 'newsletter_signups',
    row: signup,
    refused: [
      ...each('nobody', 'email'),
      ...each('', 'company'),
      ['created_at_is_plausible', { created_at: '1999-12-31T00:00:00Z' }],
      ['created_at_is_plausible', { created_at: 'infinity' }],
    ],
  },
];

const yearly = { salary_min: 70_000, salary_max: 120_000, salary_period: 'year' };
const hourly = { salary_min: 40, salary_max: 90, salary_period: 'hour' };

const acceptedJobs: readonly (readonly [string, object])[] = [
  ['nothing more than the required columns', {}],
  ['part of a week', { salary_min: 23.45, salary_period: 'hour', hours_per_week: 18.5 }],
  ['a range of $50,000 in Ontario', { ...ontario, ...yearly }],
  ['a wider one in Vancouver', { region: 'BC', country: 'CA', ...yearly, salary_max: 150_000 }],
  ['one that ends above $200,000', { ...ontario, ...yearly, salary_max: 210_000 }],
  ['a range by the hour of few hours', { ...ontario, ...hourly, hours_per_week: 10 }],
  ['a place outside Canada', { city: 'Boston', region: 'MA', country: 'US' }],
  ['the longest slug', { slug: 'x'.repeat(slugLength) }],
  ['the longest address', { application_url: 'mailto:j@x.ca'.padEnd(applicationLinkLength, 'x') }],
];

const db = new TestDatabase();

it.each(acceptedJobs)('a job may have %s, and the site can show it', async (_kind, details) => {
  await db.exec('truncate public.jobs');
  const { data } = await db.owner
    .from('jobs')
    .insert({ ...job, ...details })
    .select();
  expect(data).toMatchObject([{ ...job, ...details }]);
  expect(parseJob(data?.[0])).toHaveProperty('job');
});

it('one line of text is the same to the forms and to the tables', async () => {
  await db.exec(`create function public.is_line(typed text) returns boolean language plpgsql as $$
    begin perform typed::public.one_line; return true; exception when check_violation then return false; end $$`);
  const [first, last] = [1, 0x20ff];
  const [refused] = await db.query(
    `select array_agg(code order by code) as codes from generate_series(${first}, ${last}) as code
     where not public.is_line('a' || chr(code) || 'b')`,
  );
  const line = lineField(1000, { label: 'Line' });
  const codes = Array.from({ length: last }, (_, index) => first + index);
  expect(refused?.codes).toEqual(
    codes.filter((code) => !v.is(line, `a${String.fromCodePoint(code)}b`)),
  );
});

describe.each(tables)('in $table', ({ table, row, refused }) => {
  it.each(refused)('refuses by %s: %j', async (check, change) => {
    const { status, body } = await db.send(table, {
      key: db.supabase.secretKey,
      row: { ...row, ...change },
    });
    expect([status, body.code]).toEqual([400, '23514']);
    expect(body.message).toContain(`"${table}_${check}"`);
  });

  it('has no other CHECK', async () => {
    const checks = await db.query(
      `select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
      `public.${table}`,
    );
    const tried = new Set(refused.map(([check]) => `${table}_${check}`));
    expect(new Set(checks.map(({ name }) => name))).toEqual(tried);
  });
});
