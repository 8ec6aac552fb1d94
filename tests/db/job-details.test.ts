import { afterEach, describe, expect, it } from 'vitest';
import { applicationLinkLength } from '../../app/careers/application-link.ts';
import { parseJob, slugLength } from '../../app/careers/job.ts';
import type { TablesInsert } from '../../app/server/supabase/database.types.ts';
import { places, TestDatabase, withoutTriggers } from './support/databases.ts';
import { job } from './support/rows.ts';

type Details = Partial<TablesInsert<'jobs'>>;

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
  ...['Upper-Case', 'a--b', '-a', 'a b', ''].map((slug): [string, Details] => [
    `slug ${slug}`,
    { slug },
  ]),
  ...['javascript:alert(1)', 'data:text/html,x', '//host', 'https://a b'].map(
    (application_url): [string, Details] => [application_url, { application_url }],
  ),
];

describe.each(places)('a job on $name', (place) => {
  const db = new TestDatabase(place);
  afterEach(() => db.exec('truncate public.jobs'));
  const insert = (details: Details) =>
    db.owner
      .from('jobs')
      .insert({ ...job, ...details })
      .select();

  it.each(accepted)('may have %s', async (_kind, details) => {
    expect((await insert(details)).data).toMatchObject([{ ...job, ...details }]);
  });

  it.each(refused)('cannot have %s', async (_kind, details) => {
    expect(await insert(details)).toMatchObject({ status: 400, error: { code: '23514' } });
  });

  it('cannot be opened with a closing date in the past, and stays editable once it closed', async () => {
    const closes_at = new Date(Date.now() - 60_000).toISOString();
    const said = {
      status: 400,
      error: { code: '23514', message: expect.stringContaining('closes_at lies in the past') },
    };
    expect(await insert({ closes_at })).toMatchObject(said);
    expect(await insert({ closes_at, is_active: false })).toMatchObject({ status: 201 });
    const change = (details: Details) =>
      db.owner.from('jobs').update(details).eq('slug', job.slug).select();
    expect(await change({ is_active: true })).toMatchObject(said);
    await db.exec(withoutTriggers('update public.jobs set is_active = true'));
    expect(await change({ closes_at, title: 'Corrected' })).toMatchObject({ status: 200 });
  });

  it('says when it last changed, and a write that changes nothing does not count', async () => {
    const updated_at = '2026-01-15T12:00:00+00:00';
    await insert({ updated_at });
    const change = async (title: string) =>
      (await db.owner.from('jobs').update({ title }).eq('slug', job.slug).select()).data?.[0]
        ?.updated_at;
    expect(await change(job.title)).toBe(updated_at);
    expect(await change('Senior Bookkeeper')).not.toBe(updated_at);
  });

  it('that the table takes is one that the site can show', async () => {
    const application_url = 'mailto:jobs@charity.example'.padEnd(applicationLinkLength, 'x');
    const { data } = await insert({ slug: 'x'.repeat(slugLength), application_url });
    expect(parseJob(data?.[0])).toHaveProperty('job');
    await db.exec('truncate public.jobs');
    expect((await insert({ slug: 'x'.repeat(slugLength + 1) })).status).toBe(400);
    expect((await insert({ application_url: `${application_url}x` })).status).toBe(400);
  });
});
