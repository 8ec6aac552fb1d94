import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets, countries, interestAreas, timelines } from '../../app/content/contact-options.ts';
import { organization } from '../../app/content/organization.ts';
import type { Database } from '../../app/data/database.types.ts';
import { parseJob } from '../../app/data/job.ts';
import { fieldLengths } from '../../app/data/limits.ts';
import { generateTypes, typesFile } from '../../scripts/local-supabase/generate-types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { seed } from '../../scripts/local-supabase/prepare.ts';
import { clientOf, places } from './support/databases.ts';
import { signup, submission } from './support/rows.ts';

const stored = { status: 201, error: null };
const refused = { status: 400, error: { code: '23514' } };

describe.each(places)('on $name, the site and its tables agree', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;
  let owner: SupabaseClient<Database>;

  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  afterAll(() => supabase?.stop());

  it('on every option of the contact form', async () => {
    const rows = [
      ...countries.map((country) => ({ ...submission, country })),
      ...budgets.map((monthly_budget) => ({ ...submission, monthly_budget })),
      ...timelines.map((timeline) => ({ ...submission, timeline })),
      ...interestAreas.map((interest_area) => ({ ...submission, interest_area })),
    ];
    expect(await visitor.from('contact_submissions').insert(rows)).toMatchObject(stored);
  });

  it.each([
    ['full_name', fieldLengths.name, ''],
    ['email_address', fieldLengths.email, '@e'],
    ['organization_name', fieldLengths.organization, ''],
    ['message', fieldLengths.message, ''],
  ])('on the length of %s', async (column, length, end) => {
    const insert = (text: string) =>
      visitor.from('contact_submissions').insert({ ...submission, [column]: text });
    const longest = 'é'.repeat(length - end.length) + end;
    expect(await insert(longest)).toMatchObject(stored);
    expect(await insert(`é${longest}`)).toMatchObject(refused);
    expect(await insert(' ')).toMatchObject(refused);
  });

  it('on a newsletter address’s length and on our name', async () => {
    const insert = (email: string) =>
      visitor.from('newsletter_signups').insert({ ...signup, company: organization.name, email });
    const longest = `${'a'.repeat(fieldLengths.email - 2)}@e`;
    expect(await insert(longest)).toMatchObject(stored);
    expect(await insert(`a${longest}`)).toMatchObject(refused);
  });

  it('on the columns: the committed types are those of the migrations', async () => {
    const current = (await readFile(typesFile, 'utf8')) === (await generateTypes(supabase.engine));
    expect(current, `${typesFile} is stale: run npm run db:types and commit it`).toBe(true);
  });

  it('on the seed’s jobs, of every kind that there is to show', async () => {
    const jobs = (await owner.from('jobs').select()).data ?? [];
    expect(jobs.length).toBeGreaterThanOrEqual(8);
    expect(jobs.filter((job) => !job.is_active)).toHaveLength(1);
    expect(jobs.some((job) => job.is_active && job.department === null)).toBe(true);
    for (const scheme of ['mailto:', 'https:']) {
      expect(jobs.some((job) => job.is_active && job.application_url.startsWith(scheme))).toBe(
        true,
      );
    }
    expect(new Set(jobs.map((job) => job.qualifications.length)).size).toBeGreaterThan(2);
    expect(jobs.some((job) => job.description.includes('\n\n'))).toBe(true);
    for (const job of jobs.filter((job) => job.is_active)) {
      const { slug, application_url, qualifications } = job;
      expect(parseJob(job)).toMatchObject({ job: { slug, application_url, qualifications } });
    }
  });

  it('on who owns the jobs: the seed leaves alone what is there', async () => {
    const { data: before } = await owner.from('jobs').select().order('slug');
    const id = before?.[0]?.id ?? '';
    await owner.from('jobs').update({ title: 'Renamed' }).eq('id', id);
    await seed(supabase.engine);
    const { data: after } = await owner.from('jobs').select().order('slug');
    expect(after).toEqual(
      before?.map((job) => (job.id === id ? { ...job, title: 'Renamed' } : job)),
    );
  });

  it('on where links may lead', async () => {
    const jobs = () => owner.from('jobs');
    for (const application_url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//host',
      'https://a b',
    ]) {
      const answer = await jobs().update({ application_url }).eq('is_active', true);
      expect(answer, application_url).toMatchObject(refused);
    }
  });

  it('on having one door', async () => {
    for (const path of ['/', '/_system/config', '/auth/v1/health', '/storage/v1/bucket']) {
      expect((await fetch(supabase.url + path)).status, path).toBe(404);
    }
    // Signed with lite's default secret, which anyone can look up.
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.fn84QXhxJ3jBfHH-YdBYpA_gETVhcCdv8d6NCfTTO_c';
    for (const bearer of [token, 'nonsense']) {
      const headers = { apikey: supabase.publishableKey, authorization: `Bearer ${bearer}` };
      expect((await fetch(`${supabase.url}/rest/v1/jobs`, { headers })).status).toBe(401);
    }
    const keyless = { authorization: `Bearer ${supabase.secretKey}` };
    expect((await fetch(`${supabase.url}/rest/v1/jobs`, { headers: keyless })).status).toBe(401);
  });
});

it('.dev.vars.example names the local Supabase by its visitors’ key', async () => {
  const example = await readFile('.dev.vars.example', 'utf8');
  expect(example).toContain(`\nSUPABASE_ANON_KEY=${localKeys.publishable}\n`);
  expect(example).not.toContain(localKeys.secret);
});
