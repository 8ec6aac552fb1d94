import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mailDue } from '../../app/notices/due.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { mailedMessage, newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { MessageDatabase } from './support/databases.ts';
import { mailingWorker } from './support/mailing-worker.ts';

const db = new MessageDatabase();
const idOf = (mail: string) => /^Message-ID: <(.+)@/m.exec(mail)?.[1] ?? '';
const variables = { ...noticeVariables, SUPABASE_ANON_KEY: localKeys.publishable };

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

function worker(url = db.supabase.url) {
  const { ctx, post } = mailingWorker({ ...variables, SUPABASE_URL: url }, async (raw) => {
    if (refuses) throw new Error('451 try later');
    mails.push(idOf(raw));
  });
  return {
    post: (values: object = newMessage()) => post({ form_key: crypto.randomUUID(), ...values }),
    told: (id: string) => mailDue(ctx, { ...mailedMessage, id }),
    run: (pause = '0') => db.pass(pause).then(() => mailDue(ctx)),
  };
}

async function faultyDatabase() {
  const proxy = await startFaultProxy({ database: db.supabase.url, answers: { mails: [] } });
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

it('forty messages lose none when the Worker is killed at random moments', async () => {
  const proxy = await faultyDatabase();
  const env = { ...variables, SUPABASE_URL: proxy.url };
  const forms = [...Array(40).keys()].map((key) => ({ ...newMessage(), form_key: `${key}` }));
  const answered = new Set<unknown>();
  const unanswered = () => forms.filter(({ form_key }) => !answered.has(form_key));
  const file = new URL('support/mailing-worker.ts', import.meta.url);
  const children = Array.from({ length: 5 }, () => fork(file, { execArgv: [] }));
  onTestFinished(() => children.forEach((child) => void child.kill('SIGKILL')));
  let interrupted = 0;
  for (const child of children) {
    const moment = proxy.requests.length + Math.ceil(Math.random() * 30);
    const gone = once(child, 'exit');
    child.on('message', (form_key) => answered.add(form_key));
    child.send({ env, sink: `${proxy.url}/rest/v1/mails`, forms: unanswered().slice(0, 8) });
    await vi.waitUntil(() => proxy.requests.length >= moment, { interval: 1, timeout: 60_000 });
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    interrupted += (await ids('mailed_at is null')).length;
    await db.pass('61 minutes');
  }
  expect(interrupted).toBeGreaterThan(0);
  const { post, run } = worker();
  for (const form of unanswered()) await post(form);
  for (let hour = 0; hour < 4; hour += 1) await run('61 minutes');
  const taken = proxy.requests.filter(({ url }) => url.endsWith('/mails'));
  mails.push(...taken.map(({ body }) => idOf(body)));
  expect(await db.count('public.contact_submissions')).toBe(40);
  expect(mails).toEqual(expect.arrayContaining(await ids()));
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
