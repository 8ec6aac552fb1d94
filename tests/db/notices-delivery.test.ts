import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestDatabase } from './support/databases.ts';

/** How many messages are stored. */
const count = 20;

/** What a Worker wrote: a mail that was taken, by its Message-ID, or that it was killed. */
const RecordSchema = v.object({
  process: v.number(),
  mail: v.optional(v.string()),
  died: v.optional(v.boolean()),
});

const db = new TestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'cedarline-notices-'));
const file = join(folder, 'records');
const end = new AbortController();

// A lease of a minute would make the test take hours; this one is still longer than sending and marking take together.
beforeAll(async () => {
  await db.exec(`
    create or replace function private.retry_delay(attempts integer) returns interval
      language sql immutable set search_path = '' return interval '8 seconds';
    -- Without the bound on mails, beyond which messages wait an hour for a digest.
    create or replace function private.mails_in_last_hour(at timestamptz) returns integer
      language sql stable set search_path = '' return 0;
    update private.visitor_writes set rows_per_minute = 1000000`);
  await writeFile(file, '');
});
afterAll(async () => {
  end.abort();
  await rm(folder, { recursive: true });
});

/** Messages without a mail, of their own or in a digest. */
const waiting = `private.outbox where kind <> 'reminder' and sent_at is null
  and (attempts > 0 or due_at > private.digested_until(kind))`;
const stored = () => db.count('public.contact_submissions');

/** One Worker after another until the end. */
async function keepRunning(): Promise<void> {
  while (!end.signal.aborted) {
    const messages = Math.max(0, Math.ceil((count - (await stored())) / 2));
    const program = 'tests/db/support/notice-worker.ts';
    const args = [program, db.supabase.url, String(messages), file];
    const { signal } = await execa(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      cancelSignal: end.signal,
      reject: false,
    });
    // Anything but a kill is a fault of the Worker's own.
    expect(signal).toMatch(/^SIG(KILL|TERM)$/);
  }
}

it(`two Workers, killed at random, lose none of ${count} mails and send twice only what a kill cut off`, async () => {
  const workers = [keepRunning(), keepRunning()];
  const deadline = Date.now() + 90_000;
  while ((await stored()) < count || (await db.count(waiting))) {
    expect(Date.now(), 'everything is mailed in time').toBeLessThan(deadline);
    await pause(200);
  }
  end.abort();
  await Promise.all(workers);

  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const records = lines.map((line) => v.parse(RecordSchema, JSON.parse(line)));
  const mails = records.filter(({ mail }) => mail);
  const dead = new Set(records.filter(({ died }) => died).map((one) => one.process));
  expect(dead.size).toBeGreaterThan(0);
  expect(await db.count(`private.outbox where kind = 'message'`)).toBe(await stored());
  const events = await db.query('select id from private.outbox where sent_at is not null');
  expect(new Set(mails.map(({ mail }) => mail))).toEqual(new Set(events.map(({ id }) => id)));
  // Every copy but the last came from a Worker that was killed before it could mark it.
  const cutOff = mails.filter(({ mail }, index) =>
    mails.slice(index + 1).some((later) => later.mail === mail),
  );
  expect(cutOff.filter((copy) => !dead.has(copy.process))).toEqual([]);
});
