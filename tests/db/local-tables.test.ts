import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobQuestions } from '../../scripts/jobs/job-questions.ts';

/* The commands for the local tables, in a folder that has never been started. */

const project = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  copyFileSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
  cpSync(join(project, 'supabase'), join(folder, 'supabase'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(
  command: string,
  { typed = '', args = [] }: { typed?: string; args?: string[] } = {},
) {
  const child = spawn(process.execPath, [join(project, 'scripts/run.js'), command, ...args], {
    cwd: folder,
    // A port where nothing listens: the commands start a database of their own.
    env: { ...process.env, SUPABASE_PORT: '1', SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(typed);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said: output + errors, code };
}

it('shows the tables before anything was started, and fails where a position lacks something', async () => {
  const shown = await run('db-show');
  expect(shown).toMatchObject({ code: 0, said: expect.stringMatching(/^jobs: \d+, open and/m) });
  const checked = await run('db-check');
  expect(checked.said).toContain('It does not say in which province the work is done');
  expect(checked.code).toBe(1);
});

it('names the tables when asked for one that is not there, and asks nothing without a terminal', async () => {
  expect(await run('db-show', { args: ['job'] })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no table job: choose from jobs, contact_submissions'),
  });
  expect(await run('db-add-job')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The answers ended before everything was asked'),
  });
});

it('asks again for what the database refuses, keeps the other answers and adds the job', async () => {
  const answers: Readonly<Record<string, string>> = {
    title: 'Winter Bookkeeper',
    slug: 'nonprofit-bookkeeper',
    location: 'Toronto, Ontario',
    description: 'Keep the books.\n',
    application_url: 'mailto:jobs@maple.example',
  };
  const typed = jobQuestions.map(({ field }) => `${answers[field] ?? ''}\n`).join('');
  const { said, code } = await run('db-add-job', { typed: `${typed}winter-bookkeeper\n` });
  expect(said).toContain('The database refuses this: jobs slug key. Once more:');
  expect(said).toContain('✓ Added. It appears within a minute on /careers');
  expect(code).toBe(0);
  const shown = await run('db-show', { args: ['jobs'] });
  expect(shown.said).toMatch(/Winter Bookkeeper/);
});
