import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JobAnswersSchema } from '../../scripts/jobs/job-answers.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';

/* The commands for tables, in a folder that has never been started. */

const project = join(import.meta.dirname, '../..');
let folder: string;
let supabase: LocalSupabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  cpSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
  const [embedded] = places;
  if (!embedded) throw new Error('no database');
  supabase = await embedded.start();
});
afterAll(async () => {
  await supabase?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string[], env: Readonly<Record<string, string>> = {}) {
  const args = [join(project, 'scripts/run.js'), ...command];
  const { all, exitCode } = await execa(process.execPath, args, {
    cwd: folder,
    // A port where nothing listens: the commands start a database of their own.
    env: { SUPABASE_PORT: '1', SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return { said: all, code: exitCode };
}

it('npm run db show lists the tables before anything was started, and names them for a wrong one', async () => {
  expect(await run(['db', 'show'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^jobs: \d+$/m),
  });
  expect(await run(['db', 'show', 'job'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no table job: choose from jobs, contact_submissions'),
  });
});

it('npm run db:check names what a position lacks, a wrong key and half a setting', async () => {
  const { url, secretKey, publishableKey } = supabase;
  const project = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  const lacking = /\(\/careers\/client-care-coordinator\)\n {2}· It does not say in which province/;
  expect(await run(['db-check'], project)).toMatchObject({
    code: 1,
    said: expect.stringMatching(lacking),
  });
  const owner = clientOf(url, secretKey);
  await owner.from('jobs').delete().eq('slug', 'client-care-coordinator');
  expect(await run(['db-check'], project)).toMatchObject({
    code: 0,
    said: expect.stringContaining('✓ No open position lacks'),
  });
  const wrong = await run(['db-check'], { ...project, SUPABASE_SECRET_KEY: publishableKey });
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('is the key the secret') });
  expect(await run(['db-check'], { SUPABASE_URL: url })).toMatchObject({
    code: 1,
    said: expect.stringContaining('Set both SUPABASE_URL and SUPABASE_SECRET_KEY'),
  });
});

const nothing = Object.fromEntries(Object.keys(JobAnswersSchema.entries).map((name) => [name, '']));
const least = {
  ...nothing,
  title: 'Bookkeeper',
  slug: 'typed-in',
  location: 'Toronto, Ontario',
  description: 'Keep the books.\nAnd more.',
  application_url: 'mailto:jobs@maple.example',
};

it.each([
  ['what a job must have', least],
  [
    'everything',
    {
      ...least,
      slug: 'typed-in-whole',
      qualifications: 'One\n\nTwo',
      employment_type: 'full_time',
      work_arrangement: 'hybrid',
      city: 'Toronto',
      region: 'ON',
      country: 'CA',
      hours_per_week: '37.5',
      salary_min: '$70,000',
      salary_max: '80000',
      salary_period: 'year',
      salary_currency: 'CAD',
      posted_at: '2029-12-01',
      closes_at: '2030-01-31',
      vacancy_exists: 'yes',
      ai_used: 'yes',
      ai_statement: 'A program sorts applications; a person reads each.',
      accommodation: 'Write to us.',
    },
  ],
])('npm run add:job stores %s', async (_, answers) => {
  const owner = clientOf(supabase.url, supabase.secretKey);
  const job = v.parse(JobAnswersSchema, answers);
  expect(await owner.from('jobs').insert(job)).toMatchObject({ status: 201, error: null });
});

it.each([
  ['title', ' ', 'This is needed.'],
  ['salary_min', 'a lot', 'Write a number, or nothing.'],
  ['closes_at', '2026-02-31', 'Write a day as YYYY-MM-DD, or nothing.'],
  ['vacancy_exists', 'maybe', 'Write one of yes, no, or nothing.'],
] as const)('npm run add:job asks again for a %s such as %s', (field, answer, sentence) => {
  expect(v.safeParse(JobAnswersSchema.entries[field], answer).issues?.[0].message).toBe(sentence);
});
