import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flawedDetails, parseJob } from '../../app/careers/job.ts';
import { isOpen } from '../../app/careers/posting-facts.ts';
import { organization } from '../../app/content/organization.ts';
import { localDay } from '../../app/text/local-day.ts';
import { applicationAddresses } from '../support/application-addresses.ts';
import { postingRow } from '../support/posting-rows.ts';
import { job, TestDatabase } from './support/databases.ts';

const db = new TestDatabase();
beforeEach(() => db.exec('delete from public.jobs'));

const insert = (change: object) =>
  db.send('jobs', {
    key: db.supabase.secretKey,
    row: { ...job, ...change },
    headers: { prefer: 'return=representation' },
  });

/** The stored row as the page has it, which leaves nothing out. */
function shown(row: unknown) {
  const parsed = parseJob(row);
  if ('flaw' in parsed) throw new Error(`hidden by its ${parsed.flaw}`);
  expect(flawedDetails(row, parsed.job)).toEqual([]);
  return parsed.job;
}

const [nbsp, hidden, reversed] = ['\u00a0', '\u200b\u2060', '\u202e'];

/** Changes that put each of the values into each of the columns, and what is said to them. */
const each = (columns: readonly string[], values: readonly unknown[], said: RegExp) =>
  columns.flatMap((column) => values.map((value) => [{ [column]: value }, said] as const));

const lines = ['title', 'location', 'department', 'city'];
const texts = [...lines, 'description', 'ai_statement', 'accommodation'];
const lists = ['qualifications', 'benefits'];
const dashed = ['- a', '– a', '* a', '• a', '•a', '1. a', '2) a'].map((point) => [point]);
const blank = [nbsp, hidden, ' ', '\n', '\u2800', '\u3164'];
const yearly = { salary_period: 'year' };

/** What is refused, and the sentence that says so. */
const refused: readonly (readonly [change: object, said: RegExp])[] = [
  ...each(lines, ['Cook\nBaker', `Cook${reversed}`, 'Cook\tBaker'], /in one line/),
  ...each(texts, blank, /nothing that anybody could see/),
  [{ description: 'Bell \u0007' }, /control characters/],
  ...each(lists, [['Patience', '']], /point 2 is empty/),
  ...each(lists, [[nbsp]], /point 1 is empty/),
  ...each(lists, dashed, /begins with a dash/),
  ...each(lists, [['a\nb']], /more than one line/),
  [{ ...yearly, salary_min: 78.0, salary_max: 92.0 }, /nobody pays 78.00 for each year/],
  [{ salary_period: 'hour', salary_min: 78_000 }, /nobody pays 78000.00 for each hour/],
  [{ salary_period: 'month', salary_min: 5.8 }, /nobody pays/],
  [{ ...yearly, salary_min: 'NaN' }, /nobody pays/],
  [{ ...yearly, salary_min: 50_000, salary_max: 9_200_000 }, /nobody pays 9200000/],
  [{ ...yearly, salary_min: 78_000, salary_currency: 'CAN' }, /salary_currency: write one of/],
  [{ ...yearly, salary_min: 78_000, salary_currency: 'cad' }, /salary_currency: write one of/],
  [{ salary_currency: 'USD' }, /fill in salary_min/],
  [{ country: 'UK' }, /UK is no country/],
  ...each(['country'], ['Canada', 'ca'], /no country/),
  [{ closes_at: '2099-12-15' }, /closes_at: leave it empty/],
  [{ closes_at: '2099-12-15 23:59 America/Toronto' }, /closes_at: leave it empty/],
  [{ closes_at: 'infinity' }, /closes_at: leave it empty/],
  [{ closes_on: '2099-12-15', closes_at: '2099-12-15' }, /closes_at: leave it empty/],
  [{ posted_at: '2027-01-05' }, /posted_at: leave it empty/],
  ...each(['created_at'], ['1999-01-01', 'infinity'], /leave them as they are/),
  [{ closes_on: '2099-02-30' }, /out of range/],
  ...each(['closes_on'], ['05/06/2097', '15.12.2099', '12-15-2099'], /out of range|invalid/),
  [{ posted_on: '13/01/2026' }, /out of range|invalid/],
  ...each(['closes_on'], ['infinity', '2206-12-15'], /closes_on_check/),
];

it.each(refused)('refuses %j', async (change, said) => {
  const { status, body } = await insert(change);
  expect(body.message).toMatch(said);
  expect(status).toBe(400);
});

it.each(applicationAddresses)('to the table as to the page %j is: %s', async (address, kind) => {
  const { status, body } = await insert({ application_url: address });
  if (kind === null)
    expect([status, body.message]).toEqual([400, expect.stringMatching(/application_url/)]);
  else expect(shown(body).application_url).toBe(address);
});

it('takes blanks and invisible characters off the ends, and line breaks of Windows', async () => {
  const { body } = await insert({
    title: `${nbsp} Cook ${hidden}\r\n`,
    location: ' Toronto\u3000',
    description: 'One\r\n\r\nTwo ',
    application_url: ' mailto:a@b.example\n',
    qualifications: [' Patience '],
  });
  expect(shown(body)).toMatchObject({
    title: 'Cook',
    location: 'Toronto',
    description: 'One\n\nTwo',
    application_url: 'mailto:a@b.example',
    qualifications: ['Patience'],
  });
});

it('what the table takes, the page shows whole', async () => {
  let taken = 0;
  const property = fc.asyncProperty(postingRow, async ({ id: _, posted_at, closes_at, ...row }) => {
    await db.exec('delete from public.jobs');
    const day = (moment: unknown) => (typeof moment === 'string' ? moment.slice(0, 10) : moment);
    const { status, body } = await insert({
      ...row,
      posted_on: day(posted_at),
      closes_on: day(closes_at),
    });
    if (status !== 201) return;
    taken += 1;
    shown(body);
  });
  await fc.assert(property);
  expect(taken).toBeGreaterThan(0);
});

describe('a day', () => {
  afterEach(() => db.query('select private.use_time_zone($1)', organization.timeZone));
  const moments = async (change: object, zone = 'America/Toronto') => {
    await db.query('select private.use_time_zone($1)', zone);
    const { body } = await insert(change);
    return [body.posted_at, body.closes_at];
  };
  it.each([
    // Clocks go forward on the first of these days, and back on the second.
    ['2027-03-14', '2027-03-14T05:00', '2027-03-15T03:59:59'],
    ['2027-11-07', '2027-11-07T04:00', '2027-11-08T04:59:59'],
    ['2026-12-01', '2026-12-01T05:00', '2026-12-02T04:59:59'],
  ])('%s begins and ends where the organization is', async (day, posted, closes) => {
    const found = await moments({ posted_on: day, closes_on: day });
    expect(found).toEqual([expect.stringContaining(posted), expect.stringContaining(closes)]);
  });

  it('that is still to come moves with the organization', async () => {
    await moments({ closes_on: '2099-06-01' });
    await db.query('select private.use_time_zone($1)', 'America/Vancouver');
    const [moved] = await db.query('select closes_at from public.jobs');
    expect(moved?.closes_at).toContain('2099-06-02T06:59:59');
  });

  it('to come hides a position until then, from visitors and from the page, and says so', async () => {
    const { body } = await insert({ posted_on: '2099-01-05' });
    expect((await db.visitor.from('jobs').select()).data).toEqual([]);
    expect(isOpen(shown(body), Date.now())).toBe(false);
    const hidden = expect.stringMatching(/do not see it yet.*2099-01-05/);
    expect(await db.findings()).toContainEqual(hidden);
    await db.owner.from('jobs').update({ posted_on: localDay() }).eq('slug', job.slug);
    expect((await db.visitor.from('jobs').select()).data).toHaveLength(1);
  });

  it('is taken back, and the moment goes with it', async () => {
    await insert({ closes_on: '2099-01-05', posted_on: localDay() });
    const change = { closes_on: null, posted_on: null };
    const { data } = await db.owner.from('jobs').update(change).eq('slug', job.slug).select();
    expect(data).toMatchObject([{ closes_at: null, posted_at: null }]);
  });
});
