import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { answers } from '../../scripts/stack/ports.ts';
import { databaseImage } from '../support/database-image.ts';

const project = join(import.meta.dirname, '../..');
/** A folder in which nothing has been started. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// A port that nothing else of the tests takes.
const port = 20_000 + (process.pid % 10_000);

const run = (command: string, backendPort = port) => {
  const example = readFileSync(join(project, '.dev.vars.example'), 'utf8');
  const vars = example.replace(/(?<=127\.0\.0\.1:)\d+/, String(backendPort));
  writeFileSync(join(folder, '.dev.vars'), vars);
  const [script = '', ...args] = command.split(' ');
  return execa(process.execPath, [join(project, `scripts/${script}.ts`), ...args], {
    cwd: folder,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
};

/** Runs a command and compares its exit code and output. */
async function expectRun(command: string, code: number, said: RegExp, backendPort = port) {
  const { all, exitCode } = await run(command, backendPort);
  expect(all).toMatch(said);
  expect(exitCode).toBe(code);
}

it('npm run db show prints a table, or says that there is no such one; a second npm run db is refused', async () => {
  const database = join(folder, '.supabase/database');
  mkdirSync(database, { recursive: true });
  await execa('tar', ['-xf', await databaseImage(), '-C', database]);
  const backend = run('db');
  onTestFinished(async () => {
    backend.kill('SIGKILL');
    await backend;
  });
  while (!(await answers(port))) await pause(50);
  await expectRun('db show jobs', 0, /^jobs: \d+$/m);
  await expectRun('db show job', 1, /✗ job cannot be read: /);
  await expectRun('db', 1, /✗ .+ is in use: /, port + 1);
});
