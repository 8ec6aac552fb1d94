import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { storeMessage } from '../../app/contact/message.server.ts';
import { mailDue, mailUnstored } from '../../app/notices/due.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { mailedMessage, newMessage } from '../support/contact-message.ts';
import { noticeVariables, testContext } from '../support/fake-platform.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { MessageDatabase } from './support/databases.ts';

const db = new MessageDatabase();
const idOf = (mail: string) => /^Message-ID: <(.+)@/m.exec(mail)?.[1] ?? '';
const env = { ...noticeVariables, SUPABASE_ANON_KEY: localKeys.publishable };

/** The local parts of the Message-IDs of the mails that were taken. */
let mails: string[];
let refuses: boolean;

beforeEach(async () => {
  [mails, refuses] = [[], false];
  await db.exec('update private.visitor_writes set rows_per_minute = 1000000');
});

const lists = (name: string) => mails.filter((id) => id.startsWith(name)).length;
const ids = async (where = 'true') =>
  (await db.query(`select id from public.contact_submissions where ${where}`)).map(({ id }) => id);

/** The Worker as a visitor's post and the minute's run meet it. */
function worker(url = db.supabase.url) {
  const send = async ({ raw }: { readonly raw: string }) => {
    if (refuses) throw new Error('451 try later');
    mails.push(idOf(raw));
  };
  const ctx = testContext(url, { env, mailer: { send } });
  return {
    async post(values: object = newMessage()) {
      const body = new URLSearchParams({ form_key: crypto.randomUUID(), ...values });
      const request = new Request(ctx.siteUrl, { method: 'POST', body });
      const { result, message } = await storeMessage(ctx, request);
      if (message) await (result.outcome === 'stored' ? mailDue : mailUnstored)(ctx, message);
      return result.outcome;
    },
    told: (id: string) => mailDue(ctx, { ...mailedMessage, id }),
    run: (pause = '0') => db.pass(pause).then(() => mailDue(ctx)),
  };
}

async function faultyDatabase() {
  const proxy = await startFaultProxy({ database: db.supabase.url });
  onTestFinished(() => proxy.stop());
  return proxy;
}

it('a message is mailed at once and once, and is told to be the site’s own; one that is no longer new needs no mail', async () => {
  const { post, run } = worker();
  expect(await post()).toBe('stored');
  expect(mails).toEqual(await ids('mailed_at is not null and from_site'));
  await db.messageAt(new Date().toISOString());
  await db.exec(`update public.contact_submissions set status = 'in progress'`);
  await run('1 day');
  expect(mails).toHaveLength(1);
});

it('one that is sent again, by a person or for an answer that was lost, is stored and mailed once', async () => {
  const proxy = await faultyDatabase();
  const { post } = worker(proxy.url);
  const values = { ...newMessage(), form_key: 'one form' };
  proxy.fail({ kind: 'reset-after', times: 1, contains: 'contact_submissions' });
  expect([await post(values), await post(values)]).toEqual(['stored', 'stored']);
  expect(mails).toEqual(await ids());
  expect(await post({ ...values, message: 'Another' })).toBe('stored');
  expect([(await ids()).length, mails.length]).toEqual([2, 2]);
});

it('one that the mail service refuses for a day waits, longer each time, and is never given up', async () => {
  const { post, run } = worker();
  refuses = true;
  await post();
  const due = 'extract(epoch from next_attempt_at - now()) / 60';
  const pauses: number[] = [];
  for (let hours = 0; hours < 24; hours += (pauses.at(-1) ?? 0) / 60) {
    const [row] = await db.query(
      `select round(${due})::int as due from public.contact_submissions`,
    );
    pauses.push(Number(row?.due));
    await run(`${row?.due} minutes`);
  }
  expect([...pauses.slice(0, 5), pauses.at(-1)]).toEqual([1, 2, 4, 8, 16, 360]);
  refuses = false;
  await run('6 hours');
  expect(mails).toEqual(expect.arrayContaining(await ids('mailed_at is not null')));
});

it('one that meets no database goes out at once, or when the database is back after an hour', async () => {
  const proxy = await faultyDatabase();
  const { post, run } = worker(proxy.url);
  proxy.fail({ kind: 'status', status: 503, contains: 'claim_mails' });
  await post();
  expect(mails).toEqual([]);
  proxy.fail({ kind: 'reset' });
  expect(await post()).toBe('failed');
  await run();
  expect(mails).toEqual([expect.stringMatching(/^unstored-/)]);
  proxy.fail();
  await run('1 hour');
  expect(mails.slice(1)).toEqual(await ids());
});

it('one whose mail could not be noted comes once more, as the same mail', async () => {
  const proxy = await faultyDatabase();
  const { post, run } = worker(proxy.url);
  proxy.fail({ kind: 'reset', contains: 'note_mailed' });
  await post();
  proxy.fail();
  for (const pause of ['1 minute', '1 hour']) await run(pause);
  const [id] = await ids();
  expect(mails).toEqual([id, id]);
});

it('100 posts in a minute bring 40 mails and one that says how many wait; the site’s own go first', async () => {
  const { post, told, run } = worker();
  const strangers = await db.query(
    `insert into public.contact_submissions (full_name, email_address, country, interest_area, message)
     select 'Ann', 'ann@charity.example', 'Canada', 'Other', 'Hello' from generate_series(1, 100) returning id`,
  );
  for (const { id } of strangers) await told(String(id));
  await post();
  await run();
  await run();
  expect([mails.length, lists('waiting-')]).toEqual([41, 1]);
  await run('61 minutes');
  expect(mails).toEqual(expect.arrayContaining(await ids('from_site')));
  for (let minute = 0; minute < 5; minute += 1) await run();
  expect([new Set(mails).size, lists('waiting-')]).toEqual([81, 2]);
}, 300_000);

it('each morning brings one list of what is unanswered after 24 hours, and none where there is nothing', async () => {
  const { run } = worker();
  const id = await db.messageAt(new Date(Date.now() - 23 * 3_600_000).toISOString());
  const listsAfter = async (pause?: string) => {
    await run(pause);
    return lists('unanswered-');
  };
  expect(await listsAfter()).toBe(0);
  refuses = true;
  await run('25 hours');
  refuses = false;
  expect([await listsAfter('2 minutes'), await listsAfter()]).toEqual([1, 1]);
  expect(await listsAfter('24 hours')).toBe(2);
  await db.setStatus(id, ' Answered');
  expect(await listsAfter('24 hours')).toBe(2);
});

it.each([
  ['2026-06-01T11:59:59Z', '2026-06-01T12:00:00+00:00'],
  ['2026-10-31T23:00:00Z', '2026-11-01T13:00:00+00:00'],
  ['2027-03-13T23:00:00Z', '2027-03-14T12:00:00+00:00'],
])('it comes at eight, also when clocks change: after %s at %s', async (after, morning) => {
  const next = `select private.next_morning($1::timestamptz, 'America/Toronto') as morning`;
  expect(await db.query(next, after)).toEqual([{ morning }]);
});

it('a message is marked as answered once, whatever its status was, while it is there', async () => {
  const args = { submission: await db.messageAt(new Date().toISOString()) };
  const asWorker = async (name: 'mark_answered' | 'read_submission') =>
    (await db.visitor.rpc(name, args).setHeader('x-worker-token', localKeys.notices)).data;
  for (const [status, outcome] of [
    ['in progress', 'answered'],
    [' ANSWERED ', 'already'],
  ] as const) {
    await db.setStatus(args.submission, status);
    expect(await asWorker('mark_answered')).toBe(outcome);
    expect(await asWorker('read_submission')).toMatchObject({ status: 'answered' });
  }
  await db.query('delete from public.contact_submissions');
  expect(await asWorker('mark_answered')).toBe('gone');
  expect(await asWorker('read_submission')).toBeNull();
});
