import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { fullMessage } from '../support/contact-message.ts';
import { places } from './support/databases.ts';

/** How many messages are stored: NOTICES, else 60. */
const count = Number(process.env.NOTICES ?? 60);
const patience = 60_000 + count * 1_000;

// A minute's lease would make the test take hours. It stays far longer than one attempt takes here. And the visitors of
// years come in minutes.
const quickTimes = `create or replace function private.retry_delay(attempts integer) returns interval
    language sql immutable set search_path = '' return interval '6 seconds';
  update private.visitor_writes set rows_per_minute = 1000000`;

/** A line of what a Worker wrote: a mail, a line of its log or its last step. */
const RecordSchema = v.object({
  process: v.number(),
  raw: v.optional(v.string()),
  event: v.optional(v.string()),
  noticeId: v.optional(v.string()),
});

describe.each(places)('mails from two Workers that are killed at random, on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let folder: string;
  const running = new Set<ChildProcess>();
  const fileOf = (name: string) => join(folder, name);
  const linesOf = async (name: string) =>
    (await readFile(fileOf(name), 'utf8')).split('\n').filter(Boolean);

  const recordsOf = async (name: string) =>
    v.parse(
      v.array(RecordSchema),
      (await linesOf(name)).map((line) => JSON.parse(line)),
    );

  beforeAll(async () => {
    supabase = await start();
    await supabase.engine.exec(quickTimes);
    folder = await mkdtemp(join(tmpdir(), 'cedarline-notices-'));
    for (const name of ['mails', 'log', 'deaths']) await writeFile(fileOf(name), '');
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await supabase?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const numberOf = async (statement: string) =>
    Number((await supabase.engine.query(`select count(*) as rows from ${statement}`))[0]?.rows);
  const stored = () => numberOf('public.contact_submissions');
  const waiting = () => numberOf('private.outbox where sent_at is null');

  /** One Worker after another until everything is stored and mailed. */
  async function keepRunning(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      const messages = Math.max(0, Math.ceil((count - (await stored())) / 2));
      const options = ['mails', 'log', 'deaths'].flatMap((name) => [`--${name}`, fileOf(name)]);
      const child = spawn(
        process.execPath,
        [
          'tests/db/support/notice-worker.ts',
          '--url',
          supabase.url,
          '--messages',
          String(messages),
          ...options,
        ],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      running.add(child);
      await once(child, 'exit');
      running.delete(child);
      // Anything but a kill is a fault of the Worker's own.
      expect(child.signalCode).toMatch(/^SIG(KILL|TERM)$/);
    }
  }

  it(
    `loses none of ${count}, and sends twice only what was cut off between send and mark`,
    async () => {
      let done = false;
      const workers = [keepRunning(() => done), keepRunning(() => done)];
      const deadline = Date.now() + patience;
      while ((await stored()) < count || (await waiting()) > 0) {
        expect(Date.now(), 'everything is mailed in time').toBeLessThan(deadline);
        await pause(200);
      }
      done = true;
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(workers);

      const rows = await supabase.engine.query('select id from public.contact_submissions');
      const mails = (await recordsOf('mails')).map(({ raw = '', ...mail }) => ({
        process: mail.process,
        notice: /^Message-ID: <([\w-]+)@/m.exec(raw)?.[1] ?? '',
        submission: /^References: <([\w-]+)@/m.exec(raw)?.[1],
      }));
      expect(new Set(mails.map(({ submission }) => submission))).toEqual(
        new Set(rows.map(({ id }) => id)),
      );
      // One Message-ID for each message: a mail program shows a second copy as the same mail.
      const notices = new Set(mails.map(({ notice }) => notice));
      expect(notices.size).toBe(rows.length);

      const kills = new Set((await recordsOf('deaths')).map((death) => death.process));
      const marked = new Set(
        (await recordsOf('log'))
          .filter(({ event }) => event === 'notice.sent')
          .map((line) => `${line.process} ${line.noticeId}`),
      );
      const cutOff = mails.filter((mail) => !marked.has(`${mail.process} ${mail.notice}`));
      for (const notice of notices) {
        const copies = mails.filter((mail) => mail.notice === notice).length;
        const unmarked = cutOff.filter((mail) => mail.notice === notice).length;
        expect(copies, 'a mail that was marked is not sent again').toBeLessThanOrEqual(
          unmarked + 1,
        );
      }
      expect(kills.size).toBeGreaterThan(0);
      console.info(
        `${rows.length} messages, ${mails.length - rows.length} mailed twice, ${kills.size} kills`,
      );
    },
    patience + 30_000,
  );

  it('log no personal data', async () => {
    const log = await linesOf('log');
    expect(log.length).toBeGreaterThan(count);
    for (const personal of [...Object.values(fullMessage), 'nonprofit.example', 'Two lines']) {
      if (personal === 'Canada') continue;
      expect(log.filter((line) => line.includes(personal))).toEqual([]);
    }
  });
});
