import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { afterEach, expect, it } from 'vitest';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { answers } from '../../scripts/stack/ports.ts';
import { clientOf } from './support/databases.ts';
import { submission } from './support/rows.ts';

const program = join(import.meta.dirname, '../../scripts/run.js');
/** A port that nothing else of the tests takes. */
const port = 20_000 + (process.pid % 10_000);
const url = `http://127.0.0.1:${port}`;

const folder = await mkdtemp(join(tmpdir(), 'cedarline-data-'));

/** Starts npm run db's program. */
const start = (onPort: number) =>
  execa(process.execPath, [program, 'db'], {
    cwd: folder,
    env: { SUPABASE_PORT: String(onPort) },
    stdin: 'ignore',
    reject: false,
  });
const isUp = async () => {
  while (!(await answers(port))) await pause(50);
};

let backend: ReturnType<typeof start>;
afterEach(async () => {
  backend.kill('SIGKILL');
  await backend;
  await rm(folder, { recursive: true, force: true });
});

it('every acknowledged row outlives a kill -9, and no second start touches the data', async () => {
  const acknowledged: string[] = [];
  backend = start(port);
  await isUp();
  const visitor = clientOf(url, localKeys.publishable).from('contact_submissions');
  const sendUntilGone = async (lane: number) => {
    for (let number = 0; ; number += 1) {
      const message = `Lane ${lane}, message ${number}`;
      if ((await visitor.insert({ ...submission, message })).status !== 201) return;
      if (acknowledged.push(message) === 100) backend.kill('SIGKILL');
    }
  };
  await Promise.all([0, 1, 2, 3].map(sendUntilGone));
  await backend;

  backend = start(port);
  await isUp();
  const owner = clientOf(url, localKeys.secret);
  const { data } = await owner.from('contact_submissions').select('message');
  const stored = (data ?? []).map(({ message }) => message);
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);

  const second = await start(port + 1);
  expect(second.exitCode).toBe(1);
  expect(second.stderr.trim()).toMatch(/^✗ .+: stop .+/);
  backend.kill('SIGTERM');
  expect((await backend).exitCode).toBe(0);
}, 120_000);
