import { afterEach, expect, it } from 'vitest';
import { applicationLinkLength } from '../../app/careers/application-link.ts';
import { parseJob, slugLength } from '../../app/careers/job.ts';
import type { TablesInsert } from '../../app/server/supabase/database.types.ts';
import { TestDatabase, withoutTriggers } from './support/databases.ts';
import { job } from './support/rows.ts';

type Details = Partial<TablesInsert<'jobs'>>;

const yearly = { salary_min: 70_000, salary_max: 120_000, salary_period: 'year' };
const hourly = { salary_min: 40, salary_max: 90, salary_period: 'hour' };
const ontario = { region: 'ON', country: 'CA' };

const accepted: readonly (readonly [string, Details])[] = [
  ['nothing more than the required columns', {}],
  [
    'one amount, part of a week',
    { salary_min: 23.45, salary_period: 'hour', hours_per_week: 18.5 },
  ],
  ['a range of $50,000 in Ontario', { ...ontario, ...yearly }],
  ['a wider one in Vancouver', { region: 'BC', country: 'CA', ...yearly, salary_max: 150_000 }],
  ['one that ends above $200,000', { ...ontario, ...yearly, salary_max: 210_000 }],
  ['a range by the hour of few hours', { ...ontario, ...hourly, hours_per_week: 10 }],
  ['a place outside Canada', { city: 'Boston', region: 'MA', country: 'US' }],
  ['the longest slug', { slug: 'x'.repeat(slugLength) }],
  [
    'the longest address',
    { application_url: 'mailto:jobs@charity.example'.padEnd(applicationLinkLength, 'x') },
  ],
];

const db = new TestDatabase();
afterEach(() => db.exec('truncate public.jobs'));
const insert = (details: Details) =>
  db.owner
    .from('jobs')
    .insert({ ...job, ...details })
    .select();
const change = (details: Details) =>
  db.owner.from('jobs').update(details).eq('slug', job.slug).select();

it.each(accepted)('may have %s, and the site can show it', async (_kind, details) => {
  const { data } = await insert(details);
  expect(data).toMatchObject([{ ...job, ...details }]);
  expect(parseJob(data?.[0])).toHaveProperty('job');
});

it('cannot be opened with a closing date in the past, and stays editable once it closed', async () => {
  const closes_at = new Date(Date.now() - 60_000).toISOString();
  const said = {
    status: 400,
    error: { code: '23514', message: expect.stringContaining('closes_at lies in the past') },
  };
  expect(await insert({ closes_at })).toMatchObject(said);
  expect(await insert({ closes_at, is_active: false })).toMatchObject({ status: 201 });
  expect(await change({ is_active: true })).toMatchObject(said);
  await db.exec(withoutTriggers('update public.jobs set is_active = true'));
  expect(await change({ closes_at, title: 'Corrected' })).toMatchObject({ status: 200 });
});

it('says when it last changed, and a write that changes nothing does not count', async () => {
  const updated_at = '2026-01-15T12:00:00+00:00';
  await insert({ updated_at });
  const changedAt = async (title: string) => (await change({ title })).data?.[0]?.updated_at;
  expect(await changedAt(job.title)).toBe(updated_at);
  expect(await changedAt('Senior Bookkeeper')).not.toBe(updated_at);
});
