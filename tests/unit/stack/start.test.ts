import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { projectProblem } from '../../../scripts/stack/hosted.ts';
import { listen } from '../../../scripts/stack/ports.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';

/* npm start where it must fail: each fault is one sentence with the fix, and code 1. This test holds the site's port. */

const project = join(import.meta.dirname, '../../..');
const holder = createServer();
const port = Number(new URL(await listen(holder, 0)).port);
let folder: string;

afterAll(() => holder.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  cpSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const vars = () => readFileSync(join(folder, '.dev.vars'), 'utf8');

const start = (env: Readonly<Record<string, string>> = {}) =>
  execa('node', [join(project, 'scripts/start.ts')], {
    cwd: folder,
    env: { PORT: String(port), ...env },
    all: true,
    reject: false,
  });

it('a taken port is named, and .dev.vars is made from its example and stays as it is', async () => {
  const example = readFileSync(join(project, '.dev.vars.example'), 'utf8');
  const { all, exitCode } = await start();
  expect(all).toContain(`✗ Port ${port} is taken by another program`);
  expect(all).toContain(`for the site with PORT=${port + 1}`);
  expect([exitCode, vars()]).toEqual([1, example]);
});

it.each([
  [
    'a missing key',
    'SUPABASE_URL=http://127.0.0.1:1',
    'SUPABASE_ANON_KEY is missing: set it to the project’s publishable (anon) key in .dev.vars.',
  ],
  ['a port that is none', 'SUPABASE_URL=http://x.org\nSUPABASE_ANON_KEY=x', 'PORT is no port', 'x'],
])('%s is one sentence with the fix', async (_fault, text, sentence, wrongPort = `${port}`) => {
  writeFileSync(join(folder, '.dev.vars'), text);
  const { all, exitCode } = await start({ PORT: wrongPort });
  expect(exitCode).toBe(1);
  expect(all).toMatch(/^\s*✗ .+\.\s*$/);
  expect(all).toContain(sentence);
  expect([vars(), existsSync(join(folder, '.supabase'))]).toEqual([text, false]);
});

it.each<[string, [status: number, body: unknown], sentence?: string]>([
  ['has all migrations', [200, '"29991231000000"']],
  ['does not know the key', [401, { message: 'Invalid API key' }], 'does not know this key'],
  ['is paused', [540, ''], 'is paused'],
  ['cannot reach its database', [503, { code: 'PGRST002', message: 'x' }], 'has a fault'],
  ['is another site', [200, '<!doctype html>'], 'is not a Supabase project'],
])('what stands at the project’s address %s', async (_, [status, body], sentence) => {
  const project = await startFaultProxy({});
  onTestFinished(project.stop);
  project.fail({
    kind: 'status',
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const problem = await projectProblem(project.url, 'k');
  if (sentence) expect(problem).toContain(sentence);
  else expect(problem).toBeUndefined();
});
