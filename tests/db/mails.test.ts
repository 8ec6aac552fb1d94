import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeMessage } from '../../app/contact/message.server.ts';
import { mailDue, mailStored, mailUnstored } from '../../app/notices/due.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { mailedMessage, newMessage } from '../support/contact-message.ts';
import { noticeVariables, testContext } from '../support/fake-platform.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { submission } from './support/databases.ts';
import { MessageDatabase } from './support/message-database.ts';

const db = new MessageDatabase();
const mailingWorker = new URL('support/mailing-worker.ts', import.meta.url);
const idOf = (mail: string) => /^Message-ID: <(.+)@/m.exec(mail)?.[1] ?? '';

/** The local parts of the Message-IDs of the mails that were taken. */
let mails: string[];
let refuses: boolean;

beforeEach(async () => {
  [mails, refuses] = [[], false];
  await db.exec('update private.visitor_writes set rows_per_minute = 1000000');
});

/** The Worker as a visitor's post and the minute's run meet it. */
function worker(url = db.supabase.url) {
  const send = async ({ raw }: { raw: string }) => {
    if (refuses) throw new Error('451 try later');
    mails.push(idOf(raw));
  };
  const env = { ...noticeVariables, SUPABASE_ANON_KEY: localKeys.publishable };
  const ctx = testContext(url, { env, mailer: { send } });
  return {
    lines: ctx.lines,
    async post(values: Record<string, string>) {
      const body = new URLSearchParams({ form_key: crypto.randomUUID(), ...values });
      const request = new Request('https://site.example/', { method: 'POST', body });
      const { result, message } = await storeMessage(ctx, request);
      const mail = result.outcome === 'stored' ? mailStored : mailUnstored;
      if (message) await mail(ctx, message);
      return result.outcome;
    },
    told: (id: string) => mailStored(ctx, { ...mailedMessage, id }),
    run: () => mailDue(ctx),
  };
}

const ids = async (where = 'true') =>
  (await db.query(`select id::text from public.contact_submissions where ${where}`)).map(
    ({ id }) => id,
  );

describe('a message', () => {
  it('is mailed at once and once, and is told to be the site’s own', async () => {
    const { post, run } = worker();
    expect(await post(newMessage())).toBe('stored');
    expect(mails).toEqual(await ids('mailed_at is not null'));
    await db.pass('1 day');
    await db.exec(`update public.contact_submissions set status = 'answered'`);
    await run();
    expect(mails).toHaveLength(1);
    const written = `private.visitor_writes where table_name = 'contact_submissions' and rows_in_minute > 0`;
    expect(await db.count(`${written} and writer = 'site'`)).toBe(1);
  });

  it('that is sent again is stored and mailed once; with another text it is another one', async () => {
    const { post } = worker();
    const values = { ...newMessage(), form_key: 'one form' };
    expect([await post(values), await post(values)]).toEqual(['stored', 'stored']);
    expect(await post({ ...values, message: 'Another' })).toBe('stored');
    expect(await db.count('public.contact_submissions')).toBe(2);
    expect(mails).toHaveLength(2);
  });

  it('whose insert is not answered is known to be stored', async () => {
    const proxy = await startFaultProxy({ database: db.supabase.url });
    onTestFinished(() => proxy.stop());
    proxy.fail({ kind: 'reset-after', times: 1, contains: 'contact_submissions' });
    expect(await worker(proxy.url).post(newMessage())).toBe('stored');
    expect(mails).toEqual(await ids());
  });

  it('waits while the mail service refuses for a day, longer each time, and is never given up', async () => {
    const { post, run } = worker();
    refuses = true;
    await post(newMessage());
    const pauses: number[] = [];
    for (let hours = 0; hours < 24; hours += (pauses.at(-1) ?? 0) / 60) {
      const [due] = await db.query(
        'select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from public.contact_submissions',
      );
      pauses.push(Number(due?.minutes));
      await db.pass(`${Number(due?.minutes)} minutes`);
      await run();
    }
    expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(pauses.at(-1)).toBe(360);
    refuses = false;
    await db.pass('6 hours');
    await run();
    expect(mails).toEqual(expect.arrayContaining(await ids('mailed_at is not null')));
  });

  it('goes out when the database is back after an hour, stored or not', async () => {
    const proxy = await startFaultProxy({ database: db.supabase.url });
    onTestFinished(() => proxy.stop());
    const { post, run, lines } = worker(proxy.url);
    proxy.fail({ kind: 'status', status: 503, contains: 'claim_mails' });
    await post(newMessage());
    expect(mails).toEqual([]);
    proxy.fail({ kind: 'reset' });
    expect(await post(newMessage())).toBe('failed');
    await run();
    expect(mails).toEqual([expect.stringMatching(/^unstored-/)]);
    proxy.fail();
    await db.pass('1 hour');
    await run();
    expect(mails.slice(1)).toEqual(await ids());
    expect(JSON.stringify(lines)).not.toMatch(/Tremblay|zoe@|quotes/);
  });

  it.each(['answered', 'in progress'])('that is %s before its mail needs none', async (status) => {
    await db.setStatus(await db.messageAt(new Date().toISOString()), status);
    await worker().run();
    expect(mails).toEqual([]);
  });
});

it('300 posts in a minute bring 40 mails and one that says how many wait; the others follow', async () => {
  const { told, run } = worker();
  const rows = await db.query(
    `insert into public.contact_submissions (full_name, email_address, country, interest_area, message)
     select 'Ann', 'ann@charity.example', 'Canada', 'Other', 'Hello' from generate_series(1, 300) returning id`,
  );
  for (const { id } of rows) await told(String(id));
  await run();
  await run();
  const waiting = () => mails.filter((id) => id.startsWith('waiting-'));
  expect([mails.length, waiting().length]).toEqual([41, 1]);
  await db.pass('61 minutes');
  for (let minute = 0; minute < 6; minute += 1) await run();
  expect([new Set(mails).size, waiting().length]).toEqual([81, 2]);
});

it('forty messages lose none when the Worker is killed at random moments', async () => {
  const proxy = await startFaultProxy({ database: db.supabase.url, answers: { mails: [] } });
  onTestFinished(() => proxy.stop());
  const env = {
    ...noticeVariables,
    SUPABASE_URL: proxy.url,
    SUPABASE_ANON_KEY: localKeys.publishable,
  };
  const forms = Array.from({ length: 40 }, (_, form_key) => ({
    ...newMessage(),
    form_key: `${form_key}`,
  }));
  const answered = new Set<unknown>();
  const unanswered = () => forms.filter(({ form_key }) => !answered.has(form_key));
  const children = Array.from({ length: 8 }, () => fork(mailingWorker, { execArgv: [] }));
  onTestFinished(() => children.forEach((child) => void child.kill('SIGKILL')));
  const patient = { interval: 1, timeout: 60_000 };
  let interrupted = 0;
  for (const child of children) {
    const moment = proxy.requests.length + Math.ceil(Math.random() * 20);
    const gone = once(child, 'exit');
    child.on('message', (form_key) => answered.add(form_key));
    child.send({ env, sink: `${proxy.url}/rest/v1/mails`, forms: unanswered().slice(0, 5) });
    await vi.waitUntil(() => proxy.requests.length >= moment, patient);
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    await vi.waitUntil(() => proxy.requests.every(({ status }) => status !== null), patient);
    interrupted += (await ids('mailed_at is null')).length;
    await db.pass('61 minutes');
  }
  expect(interrupted).toBeGreaterThan(0);
  const { post, run } = worker();
  for (const form of unanswered()) await post(form);
  for (let hour = 0; hour < 4; hour += 1) {
    await db.pass('61 minutes');
    await run();
  }
  const sink = proxy.requests
    .filter(({ url }) => url.endsWith('/mails'))
    .map(({ body }) => idOf(body));
  expect(await db.count('public.contact_submissions')).toBe(40);
  expect([...sink, ...mails]).toEqual(expect.arrayContaining(await ids()));
});

describe('each morning', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const lists = () => mails.filter((id) => id.startsWith('unanswered-')).length;

  it('brings one list of what is unanswered after 24 hours, and none where there is nothing', async () => {
    const { run } = worker();
    const id = await db.messageAt(hoursAgo(23));
    await run();
    expect(lists()).toBe(0);
    await db.pass('25 hours');
    refuses = true;
    await run();
    refuses = false;
    await db.pass('2 minutes');
    await run();
    await run();
    expect(lists()).toBe(1);
    await db.pass('24 hours');
    await run();
    expect(lists()).toBe(2);
    await db.setStatus(id, ' Answered');
    await db.pass('24 hours');
    await run();
    expect(lists()).toBe(2);
  });

  it.each([
    ['2026-06-01T11:59:59Z', '2026-06-01T12:00:00+00:00'],
    ['2026-06-01T12:00:00Z', '2026-06-02T12:00:00+00:00'],
    ['2026-10-31T23:00:00Z', '2026-11-01T13:00:00+00:00'],
    ['2027-03-13T23:00:00Z', '2027-03-14T12:00:00+00:00'],
  ])('is at eight o’clock, also when clocks change: after %s it is %s', async (after, morning) => {
    const next = `select private.next_morning($1::timestamptz, 'America/Toronto') as morning`;
    expect(await db.query(next, after)).toEqual([{ morning }]);
  });
});

it('nobody without the token is given a message or marks one', async () => {
  const id = await db.messageAt(new Date().toISOString());
  for (const token of ['', 'wrong', localKeys.notices.toUpperCase()]) {
    const { visitor } = db;
    const answers = await Promise.all(
      [
        visitor.rpc('claim_mails', { time_zone: 'no zone' }),
        visitor.rpc('note_mailed', { submission: id }),
        visitor.rpc('read_submission', { submission: id }),
        visitor.rpc('mark_answered', { submission: id }),
      ].map((call) => call.setHeader('x-worker-token', token)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, error: { code: '42501' } });
  }
  expect(await ids(`status = 'new' and mailed_at is null and mail_attempts = 0`)).toEqual([id]);
});

it.each([
  ['new', 'answered'],
  ['in progress', 'answered'],
  [' ANSWERED ', 'already'],
])('marks a message whose status is %j: %s', async (status, outcome) => {
  const submissionId = await db.messageAt(new Date().toISOString());
  const asWorker = (name: 'mark_answered' | 'read_submission') =>
    db.visitor
      .rpc(name, { submission: submissionId })
      .setHeader('x-worker-token', localKeys.notices);
  const mark = async () => (await asWorker('mark_answered')).data;
  await db.setStatus(submissionId, status);
  expect([await mark(), await mark()]).toEqual([outcome, 'already']);
  const { full_name } = submission;
  expect((await asWorker('read_submission')).data).toMatchObject({ full_name, status: 'answered' });
  await db.query('delete from public.contact_submissions');
  expect([await mark(), (await asWorker('read_submission')).data]).toEqual(['gone', null]);
});
