import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parseJob } from '../../app/careers/job.ts';
import { generateTypes, typesFile } from '../../scripts/local-supabase/generate-types.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { seed } from '../../scripts/local-supabase/prepare.ts';
import { TestDatabase } from './support/databases.ts';

const db = new TestDatabase();

it('the committed types are those of the migrations', async () => {
  const current = (await readFile(typesFile, 'utf8')) === (await generateTypes(db.supabase.engine));
  expect(current, `${typesFile} is stale: run npm run db:types and commit it`).toBe(true);
});

it('the seed has jobs of every kind that there is to show, and the site can show each', async () => {
  const jobs = (await db.owner.from('jobs').select()).data ?? [];
  expect(jobs.filter((job) => !job.is_active)).toHaveLength(1);
  const open = jobs.filter((job) => job.is_active);
  const kinds = (kind: (job: (typeof open)[number]) => unknown) => new Set(open.map(kind)).size;
  expect([
    kinds((job) => job.department === null),
    kinds((job) => new URL(job.application_url).protocol),
    kinds((job) => job.closes_at === null),
    kinds((job) => job.work_arrangement),
    kinds((job) => job.salary_period),
  ]).toEqual([2, 2, 2, 4, 4]);
  for (const job of open) expect(parseJob(job)).toMatchObject({ job: { slug: job.slug } });
});

it('the seed’s postings lack nothing but for the one with the first columns only', async () => {
  const { data } = await db.owner.rpc('posting_findings');
  expect(new Set(data?.map(({ slug }) => slug))).toEqual(new Set(['client-care-coordinator']));
});

it('the seed leaves alone what is there', async () => {
  await db.exec("update public.jobs set title = 'Renamed'");
  const rows = () => db.query('select * from public.jobs order by slug');
  const before = await rows();
  await seed(db.supabase.engine);
  expect(await rows()).toEqual(before);
});

it('.dev.vars.example names the local Supabase by its visitors’ key', async () => {
  const example = await readFile('.dev.vars.example', 'utf8');
  expect(example).toContain(`\nSUPABASE_ANON_KEY=${localKeys.publishable}\n`);
  expect(example).not.toContain(localKeys.secret);
});
