import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { fullMessage } from '../support/contact-message.ts';
import { start } from './support/databases.ts';

/** How many messages are stored: NOTICES, else 20. */
const count = Number(process.env.NOTICES ?? 20);
const patience = 90_000 + count * 1_000;

// A minute's lease would make the test take hours. Here too it is longer than sending and marking take together. And the
// visitors of years come in minutes.
const quickTimes = `create or replace function private.retry_delay(attempts integer) returns interval
    language sql immutable set search_path = '' return interval '8 seconds';
  update private.visitor_writes set rows_per_minute = 1000000`;

/** What a Worker wrote: a mail that was taken, by its Message-ID; a line of its log; or where it was killed. */
const RecordSchema = v.object({
  process: v.number(),
  mail: v.optional(v.string()),
  death: v.optional(v.string()),
  log: v.optional(v.looseObject({ event: v.string(), noticeId: v.optional(v.string()) })),
});

let supabase: LocalSupabase;
let file: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  supabase = await start();
  await supabase.engine.exec(quickTimes);
  file = join(await mkdtemp(join(tmpdir(), 'cedarline-notices-')), 'records');
  await writeFile(file, '');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await supabase?.stop();
  await rm(join(file, '..'), { recursive: true });
});

const numberOf = async (statement: string) =>
  Number((await supabase.engine.query(`select count(*) as rows from ${statement}`))[0]?.rows);
const stored = () => numberOf('public.contact_submissions');

/** One Worker after another until everything is stored and mailed. */
async function keepRunning(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const messages = Math.max(0, Math.ceil((count - (await stored())) / 2));
    const program = 'tests/db/support/notice-worker.ts';
    const child = spawn(process.execPath, [program, supabase.url, String(messages), file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.add(child);
    await once(child, 'exit');
    running.delete(child);
    // Anything but a kill is a fault of the Worker's own.
    expect(child.signalCode).toMatch(/^SIG(KILL|TERM)$/);
  }
}

it(
  `loses none of ${count}, sends twice only what a kill cut off, and logs no personal data`,
  async () => {
    let done = false;
    const workers = [keepRunning(() => done), keepRunning(() => done)];
    const deadline = Date.now() + patience;
    while ((await stored()) < count || (await numberOf('private.outbox where sent_at is null'))) {
      expect(Date.now(), 'everything is mailed in time').toBeLessThan(deadline);
      await pause(200);
    }
    done = true;
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(workers);

    const text = await readFile(file, 'utf8');
    const lines = text.split('\n').filter(Boolean);
    const records = v.parse(
      v.array(RecordSchema),
      lines.map((line) => JSON.parse(line)),
    );
    const mails = records.filter(({ mail }) => mail !== undefined);
    const deaths = new Set(records.flatMap((one) => (one.death ? [one.process] : [])));
    const events = await supabase.engine.query('select id from private.outbox');
    expect(events).toHaveLength(await stored());
    expect(new Set(mails.map(({ mail }) => mail))).toEqual(new Set(events.map(({ id }) => id)));

    // Every copy but the last came from a Worker that was killed before it could mark it.
    const cutOff = mails.filter(({ mail }, index) =>
      mails.slice(index + 1).some((later) => later.mail === mail),
    );
    expect(cutOff.filter((copy) => !deaths.has(copy.process))).toEqual([]);
    expect(deaths.size).toBeGreaterThan(0);
    console.info(`${events.length} messages, ${cutOff.length} mailed twice, ${deaths.size} kills`);

    expect(records.filter(({ log }) => log).length).toBeGreaterThan(count);
    for (const personal of [...Object.values(fullMessage), 'nonprofit.example', 'Two lines']) {
      if (personal !== 'Canada') expect(text).not.toContain(personal);
    }
  },
  patience + 30_000,
);
