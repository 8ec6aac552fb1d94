import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { answers } from '../../scripts/stack/ports.ts';
import { clientOf, submission, TestDatabase } from './support/databases.ts';

const db = new TestDatabase();
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

it('npm run db show prints a table before anything was started, and says that there is no such one', async () => {
  await expectRun('db show jobs', 0, /^jobs: \d+$/m);
  const running = Number(new URL(db.supabase.url).port);
  await expectRun('db show job', 1, /✗ job cannot be read: /, running);
});

it('every acknowledged row outlives a kill -9 of npm run db, and no second start touches the data', async () => {
  const start = async () => {
    const backend = run('db');
    while (!(await answers(port))) await pause(50);
    return { backend };
  };
  const messages = (key: string) =>
    clientOf(`http://127.0.0.1:${port}`, key, localKeys.notices).from('contact_submissions');
  const acknowledged: string[] = [];
  const first = await start();
  const sendUntilGone = async (lane: number) => {
    for (let number = 0; ; number += 1) {
      const message = `Lane ${lane}, message ${number}`;
      const { status } = await messages(localKeys.publishable).insert({ ...submission, message });
      if (status !== 201) return;
      if (acknowledged.push(message) === 100) first.backend.kill('SIGKILL');
    }
  };
  await Promise.all([0, 1, 2, 3].map(sendUntilGone));
  await first.backend;

  const { backend } = await start();
  onTestFinished(async () => {
    backend.kill('SIGKILL');
    await backend;
  });
  const { data } = await messages(localKeys.secret).select('message');
  const stored = (data ?? []).map(({ message }) => message);
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
  await expectRun('db', 1, /✗ .+ is in use: /, port + 1);
});
