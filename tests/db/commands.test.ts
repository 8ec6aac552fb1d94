import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, startEmbedded } from './support/databases.ts';

/* The commands for tables, in a folder that has never been started. */

const project = join(import.meta.dirname, '../..');
let folder: string;
let supabase: LocalSupabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  cpSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
  supabase = await startEmbedded();
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

it('npm run add:job asks nothing without a terminal', async () => {
  expect(await run(['add-job'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('run it in a terminal'),
  });
});
