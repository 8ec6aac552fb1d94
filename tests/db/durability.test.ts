import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { clientOf } from './support/databases.ts';
import { submission } from './support/rows.ts';
import { type Served, serve } from './support/serve.ts';

/** As many rows are acknowledged before the process is killed, however slow the machine is. */
const rowsBeforeKill = 60;

/** A port that nothing else of the tests takes. */
const port = 20_000 + (process.pid % 10_000);

let folder: string;
let running: Served | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cedarline-data-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Sends messages, four at a time and without a pause, until the backend is gone. */
async function sendUntilGone(url: string, round: number, acknowledged: (name: string) => void) {
  const visitor = clientOf(url, localKeys.publishable);
  const sender = async (lane: number) => {
    for (let index = 0; ; index += 1) {
      const full_name = `Round ${round}, lane ${lane}, message ${index}`;
      const { status } = await visitor
        .from('contact_submissions')
        .insert({ ...submission, full_name });
      if (status !== 201) return;
      acknowledged(full_name);
    }
  };
  await Promise.all([0, 1, 2, 3].map(sender));
}

it('every acknowledged row outlives a kill -9, and no second start touches the data', async () => {
  const acknowledged: string[] = [];
  for (const round of [1, 2]) {
    running = await serve(folder, port);
    const enough = Promise.withResolvers<void>();
    const wanted = acknowledged.length + rowsBeforeKill;
    const gone = sendUntilGone(running.url, round, (name) => {
      if (acknowledged.push(name) === wanted) enough.resolve();
    });
    await Promise.race([enough.promise, gone]);
    expect(await running.end('SIGKILL')).toBeUndefined();
    await gone;
    expect(acknowledged.length).toBeGreaterThanOrEqual(wanted);
  }

  running = await serve(folder, port);
  const owner = clientOf(running.url, localKeys.secret);
  const { data } = await owner.from('contact_submissions').select('full_name');
  const stored = (data ?? []).map((row) => row.full_name);
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);

  await expect(serve(folder, port + 1)).rejects.toThrow(
    /^code 1: ✗ The data in .+ is in use .+: stop .+/,
  );
  expect(await running.end('SIGTERM')).toBe(0);
}, 120_000);
