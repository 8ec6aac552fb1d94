import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parseJob } from '../../app/careers/job.ts';
import { generateTypes, typesFile } from '../../scripts/local-supabase/generate-types.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { seed } from '../../scripts/local-supabase/open.ts';
import { projectProblem } from '../../scripts/stack/hosted.ts';
import { job, signup, submission, TestDatabase } from './support/databases.ts';

const db = new TestDatabase();

it.each<[status: number, code: string, path: string, row: object]>([
  [400, '23502', 'contact_submissions', { ...submission, country: null }],
  [400, 'PGRST204', 'newsletter_signups', { ...signup, phone: '416' }],
  [404, 'PGRST205', 'visitors', { name: 'x' }],
  [413, 'PT413', 'newsletter_signups', [signup, { ...signup, email: 'b@charity.example' }]],
])('%i and %s to an insert into %s of %j', async (status, code, path, row) => {
  expect(await db.send(path, { row })).toMatchObject({ status, body: { code } });
});

it('409 and 23505 to a slug that is taken', async () => {
  const insert = () => db.owner.from('jobs').insert(job);
  expect(await insert()).toMatchObject({ status: 201 });
  expect(await insert()).toMatchObject({ status: 409, error: { code: '23505' } });
});

it('401 without a key or with a wrong one, and 404 beside the tables', async () => {
  // The last is signed with a secret of the library's that anyone can look up.
  const known =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.fn84QXhxJ3jBfHH-YdBYpA_gETVhcCdv8d6NCfTTO_c';
  for (const key of ['', 'wrong', 'sb_publishable_wrong', 'sb_secret_wrong', known]) {
    expect(await db.send('jobs', { key }), key).toMatchObject({ status: 401 });
  }
  const { url, publishableKey, secretKey } = db.supabase;
  const mixed: Record<string, string>[] = [
    { authorization: `Bearer ${secretKey}` },
    { apikey: publishableKey, authorization: `Bearer ${known}` },
  ];
  for (const headers of mixed) {
    expect(await db.send('jobs', { key: '', headers })).toMatchObject({ status: 401 });
  }
  for (const path of ['/', '/_system/config', '/auth/v1/health', '/storage/v1/bucket']) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});

it('the committed types are those of the migrations', async () => {
  const current = (await readFile(typesFile, 'utf8')) === (await generateTypes(db.supabase.engine));
  expect(current, `${typesFile} is stale: run npm run db:types and commit it`).toBe(true);
});

it('the site can show the seed’s jobs, and a second seed leaves alone what is there', async () => {
  const rows = async () => (await db.owner.from('jobs').select().order('slug')).data ?? [];
  await db.exec("update public.jobs set title = 'Renamed'");
  const before = await rows();
  const open = before.filter((job) => job.is_active);
  for (const job of open) expect(parseJob(job)).toMatchObject({ job: { slug: job.slug } });
  expect(open.length).toBeGreaterThan(1);
  await seed(db.supabase.engine);
  expect(await rows()).toEqual(before);
});

it('.dev.vars.example names the local Supabase by its visitors’ key', async () => {
  const example = await readFile('.dev.vars.example', 'utf8');
  expect(example).toContain(`\nSUPABASE_ANON_KEY=${localKeys.publishable}\n`);
  expect(example).not.toContain(localKeys.secret);
});

it('a site is not published to an older database', async () => {
  const problem = () => projectProblem(db.supabase.url, localKeys.publishable);
  expect(await problem()).toBeUndefined();
  const applied = 'supabase_migrations.schema_migrations';
  await db.exec(`delete from ${applied} where version = (select max(version) from ${applied})`);
  expect(await problem()).toContain('npm run db:push');
});
