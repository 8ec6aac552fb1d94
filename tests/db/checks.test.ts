import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applicationLinkLength } from '../../app/careers/application-link.ts';
import { parseJob, slugLength } from '../../app/careers/job.ts';
import { columns, fieldOf } from '../../app/content/contact-fields.ts';
import { longestEmail } from '../../app/content/form-fields.ts';
import {
  currencies,
  employmentTypes,
  payBounds,
  salaryPeriods,
  workArrangements,
} from '../../app/content/job-options.ts';
import { emailField, lineField } from '../../app/server/forms/fields.server.ts';
import { asSite, job, signup, submission, TestDatabase } from './support/databases.ts';

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
      ...each(long, 'title', 'location', 'department', 'description', 'city'),
      ...each(long, 'ai_statement', 'accommodation'),
      ...each('other', 'employment_type', 'work_arrangement', 'salary_period', 'region'),
      ...each([null], 'qualifications', 'benefits'),
      ...each([long], 'qualifications', 'benefits'),
      ...each(Array(101).fill('x'), 'qualifications', 'benefits'),
      ...each('2100-01-01', 'posted_on', 'closes_on'),
      ...each(0, 'hours_per_week'),
      ...['Upper-Case', 'a--b', '-a', 'a b', '', 'x'.repeat(slugLength + 1)].flatMap((slug) =>
        each(slug, 'slug'),
      ),
      ...each(`mailto:j@x.ca?${long}`, 'application_url'),
      ['hours_per_week_check', { hours_per_week: 60.5 }],
      ['region_check', { region: 'MA', country: 'CA' }],
      ['region_needs_country', { region: 'ON' }],
      ['salary_max_is_at_least_salary_min', { salary_max: 59_999 }],
      ['salary_max_needs_salary_min', { salary_max: 60_000, salary_min: null }],
      ['salary_min_and_salary_period_go_together', { salary_period: null }],
      ['salary_min_and_salary_period_go_together', { salary_min: null }],
      ['ai_statement_needs_ai_used', { ai_statement: 'It sorts.' }],
      ['closes_at_is_after_posted_at', { posted_on: '2099-05-02', closes_on: '2099-05-01' }],
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
      ...['=1+1', '+1', '-1', '@x', ' =1', '\uff1d1', 'x'.repeat(81), 'a=b'].flatMap((option) =>
        ['country', 'monthly_budget', 'timeline', 'interest_area'].map(
          (column): [string, object] => ['options_are_short_words', { [column]: option }],
        ),
      ),
      ['email_address_is_valid', { email_address: 'zoë@charity.example' }],
    ],
  },
  {
    table: 'newsletter_signups',
    row: signup,
    refused: [
      ...each('nobody', 'email'),
      ['email_is_valid', { email: 'a@charity..example' }],
      ...each('', 'company'),
      ['created_at_is_plausible', { created_at: '1999-12-31T00:00:00Z' }],
      ['created_at_is_plausible', { created_at: 'infinity' }],
    ],
  },
];

const yearly = { salary_min: 70_000, salary_max: 120_000, salary_period: 'year' };
const hourly = { salary_min: 40, salary_max: 90, salary_period: 'hour' };

const acceptedJobs: readonly (readonly [string, object])[] = [
  ...currencies.map((currency) => [currency, { ...yearly, salary_currency: currency }] as const),
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

it.each(
  salaryPeriods.flatMap((period) => {
    const [least, most] = payBounds[period];
    return [least, most, least - 0.01, most + 0.01].map((amount) => [amount, period] as const);
  }),
)('pay of %d a %s is possible for the table as for the page', async (amount, period) => {
  const row = { ...job, salary_min: amount, salary_period: period };
  const parsed = parseJob({ ...row, id: 'x', is_active: true });
  const isShown = 'job' in parsed && parsed.job.salary_min !== null;
  await db.exec('truncate public.jobs');
  expect((await db.owner.from('jobs').insert(row)).status).toBe(isShown ? 201 : 400);
});

it.each([
  ['employment_type', employmentTypes],
  ['salary_period', salaryPeriods],
  ['work_arrangement', workArrangements],
])('the choices of %s are the same in the table and on the page', async (column, choices) => {
  const [check] = await db.query(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    `jobs_${column}_check`,
  );
  const taken = [...String(check?.rule).matchAll(/'(\w+)'/g)].map(([, choice]) => choice);
  expect(taken).toEqual(choices);
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
  // A form makes a space of a tab.
  const isSentAsTyped = (text: string) => v.is(line, text) && v.parse(line, text) === text;
  expect(refused?.codes).toEqual(
    codes.filter((code) => !isSentAsTyped(`a${String.fromCodePoint(code)}b`)),
  );
});

const addresses = [
  ...['a@b.ca', "ann.o'brien@x.ca", 'a+b@x.ca', 'a@localhost', 'a@xn--qubec-csa.example'],
  ...['.a@x.ca', 'a..b@x.ca', 'a@x.ca.', 'a@-x.ca', 'a@x-.ca', 'a@x_y.ca'],
  ...['a@b@c.ca', '"a b"@x.ca', 'a@[1.2.3.4]', 'a@1.2.3.4', 'a,b@x.ca'],
  ...['zoë@x.ca', 'a@québec.example', 'a\u200b@x.ca'],
  ...[63, 64].map((length) => `a@${'x'.repeat(length)}.ca`),
  ...[248, 249].map((length) => `${'x'.repeat(length)}@x.ca`),
];

it.each(addresses)(
  '%j is an address to the forms and to the tables alike, or to neither',
  async (address) => {
    // As the forms store it: its domain in ASCII.
    const words = { label: 'Email', missing: 'missing', invalid: 'invalid' };
    const parsed = v.safeParse(emailField(longestEmail, words), address);
    const stored = parsed.success && parsed.output === address;
    for (const [table, row] of [
      ['contact_submissions', { ...submission, email_address: address }],
      ['newsletter_signups', { ...signup, email: address }],
    ] as const) {
      const { status } = await db.send(table, { row, headers: asSite });
      expect([table, status]).toEqual([table, stored ? 201 : 400]);
    }
  },
);

it('the table takes every option of the form', async () => {
  for (const column of columns) {
    const field = fieldOf(column);
    for (const option of 'options' in field ? field.options : []) {
      const row = { ...submission, [column]: option };
      const { error } = await db.owner.from('contact_submissions').insert(row);
      expect([option, error]).toEqual([option, null]);
    }
  }
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
