import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJob } from '../../app/careers/job.ts';
import type { Database } from '../../app/server/supabase/database.types.ts';
import { generateTypes, typesFile } from '../../scripts/local-supabase/generate-types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { seed } from '../../scripts/local-supabase/prepare.ts';
import { clientOf, places } from './support/databases.ts';

const refused = { status: 400, error: { code: '23514' } };

describe.each(places)('on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let owner: SupabaseClient<Database>;

  beforeAll(async () => {
    supabase = await start();
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  afterAll(() => supabase?.stop());

  it('the committed types are those of the migrations', async () => {
    const current = (await readFile(typesFile, 'utf8')) === (await generateTypes(supabase.engine));
    expect(current, `${typesFile} is stale: run npm run db:types and commit it`).toBe(true);
  });

  it('the seed has jobs of every kind that there is to show', async () => {
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
    const open = jobs.filter((job) => job.is_active);
    const kinds = (column: 'work_arrangement' | 'salary_period') =>
      new Set(open.map((job) => job[column]));
    expect(kinds('work_arrangement')).toEqual(new Set(['on_site', 'hybrid', 'remote', null]));
    expect(kinds('salary_period')).toEqual(new Set(['hour', 'month', 'year', null]));
    expect(new Set(open.map((job) => job.closes_at === null))).toEqual(new Set([true, false]));
    for (const job of open) {
      const { slug, application_url, qualifications } = job;
      expect(parseJob(job)).toMatchObject({ job: { slug, application_url, qualifications } });
    }
  });

  it('the seed’s postings lack nothing but for the one with the first columns only', async () => {
    const { data } = await owner.rpc('posting_findings');
    expect(new Set(data?.map(({ slug }) => slug))).toEqual(new Set(['client-care-coordinator']));
  });

  it('the seed leaves alone what is there', async () => {
    const { data: before } = await owner.from('jobs').select().order('slug');
    const id = before?.[0]?.id ?? '';
    await owner.from('jobs').update({ title: 'Renamed' }).eq('id', id);
    await seed(supabase.engine);
    const { data: after } = await owner.from('jobs').select().order('slug');
    expect(after).toEqual(
      before?.map((job) => (job.id === id ? { ...job, title: 'Renamed' } : job)),
    );
  });

  it('an application address leads to a page or a mailbox, or is refused', async () => {
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

  it('there is one door, and it wants a key', async () => {
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
