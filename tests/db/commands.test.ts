import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, it } from 'vitest';
import { projectProblem } from '../../scripts/stack/hosted.ts';
import { TestDatabase } from './support/databases.ts';

const db = new TestDatabase();
const project = join(import.meta.dirname, '../..');
/** A folder in which nothing has been started. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
cpSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command, and expects its exit code and what it says. */
async function expectRun(command: string, code: number, said: RegExp, env: object = {}) {
  const args = [join(project, 'scripts/run.js'), ...command.split(' ')];
  const { all, exitCode } = await execa(process.execPath, args, {
    cwd: folder,
    // A port where nothing listens: the commands start a database of their own.
    env: { SUPABASE_PORT: '1', SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  expect(all).toMatch(said);
  expect(exitCode).toBe(code);
}

it('npm run db show lists the tables before anything was started, and names them for a wrong one', async () => {
  await expectRun('db show', 0, /^jobs: \d+$/m);
  const SUPABASE_URL = db.supabase.url;
  const said = /There is no table job: choose from .*\bjobs\b/;
  await expectRun('db show job', 1, said, { SUPABASE_PORT: new URL(SUPABASE_URL).port });
});

it('npm run db:check names what a position lacks, a wrong key and half a setting', async () => {
  const { url, secretKey, publishableKey } = db.supabase;
  const settings = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  const lacking = /\(\/careers\/client-care-coordinator\)\n {2}· It does not say in which province/;
  await expectRun('db check', 1, lacking, settings);
  await db.owner.from('jobs').delete().eq('slug', 'client-care-coordinator');
  await expectRun('db check', 0, /✓ No open position lacks/, settings);
  const wrong = { ...settings, SUPABASE_SECRET_KEY: publishableKey };
  await expectRun('db check', 1, /the key is the secret one/, wrong);
  const half = { SUPABASE_URL: url };
  await expectRun('db check', 1, /Set both SUPABASE_URL and SUPABASE_SECRET_KEY/, half);
});

it('npm run launch finds nothing missing in a project with all migrations', async () => {
  const { url, publishableKey } = db.supabase;
  expect(await projectProblem({ url, key: publishableKey })).toBeUndefined();
});

it('npm run add:job asks nothing without a terminal', () =>
  expectRun('add-job', 1, /run it in a terminal/));
