import { beforeAll, expect, it } from 'vitest';
import { OutboxDatabase } from './support/outbox.ts';
import { submission } from './support/rows.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const noon = '2026-06-01T12:00:00Z';

const db = new OutboxDatabase();
let token: string;
beforeAll(async () => {
  const [made] = await db.query('select private.create_worker_token() as token');
  token = String(made?.token);
});

const store = () => db.visitor.from('contact_submissions').insert(submission);

it('gives a stored message to the Worker once, and keeps no copy of it', async () => {
  await store();
  const { status: _, ...sent } = submission;
  const first = await db.visitor.rpc('claim_notices', { token });
  expect(first.data).toMatchObject([{ kind: 'message', attempt: 1, dead: false, content: sent }]);
  expect((await db.visitor.rpc('claim_notices', { token })).data).toEqual([]);
  await db.sentAt(first.data?.[0]?.id ?? '', noon);
  expect(await db.claimAt('2036-06-01T12:00:00Z')).toEqual([]);
  const kept = await db.query('select to_jsonb(outbox) as row from private.outbox');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/quotes|Zoë|zoe@/);
});

it('refuses every function to a wrong token, an empty one or none', async () => {
  await store();
  for (const wrong of ['', 'wrong', token.toUpperCase(), `${token} `]) {
    const answers = await Promise.all([
      db.visitor.rpc('plan_notices', { token: wrong, time_zone: 'UTC' }),
      db.visitor.rpc('claim_notices', { token: wrong }),
      db.visitor.rpc('mark_notice_sent', { token: wrong, notice: nobody }),
      db.visitor.rpc('read_submission', { token: wrong, submission: nobody }),
      db.visitor.rpc('mark_answered', { token: wrong, submission: nobody }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, error: { code: '42501' } });
    }
  }
  // The database keeps a hash of it.
  expect(JSON.stringify(await db.query('select * from private.worker_tokens'))).not.toContain(
    token,
  );
});

it('stores no message that it cannot announce', async () => {
  await db.exec('alter table private.outbox add constraint broken check (false) not valid');
  const answer = await store();
  await db.exec('alter table private.outbox drop constraint broken');
  expect(answer.error).not.toBeNull();
  expect(await db.query('select 1 from public.contact_submissions')).toEqual([]);
});

it('gives a notice again when its attempt came to nothing, later each time, and gives up in the end', async () => {
  await db.messageAt(noon);
  const minutes: number[] = [];
  for (let dead = false; !dead; ) {
    const [due] = await db.query('select due_at from private.outbox');
    const at = Date.parse(String(due?.due_at));
    expect(await db.claimAt(new Date(at - 1000).toISOString())).toEqual([]);
    const [taken] = await db.claimAt(new Date(at).toISOString());
    minutes.push((at - Date.parse(noon)) / 60_000);
    dead = taken?.dead ?? true;
  }
  expect(minutes.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
  const gaps = minutes.slice(1).map((after, index) => after - (minutes[index] ?? 0));
  expect([Math.max(...gaps), minutes.length]).toEqual([6 * 60, 19]);
  expect(await db.claimAt('2036-06-01T12:00:00Z')).toEqual([]);
});

it('counts a notice that was given up as sent when it got through after all', async () => {
  await db.messageAt(noon);
  const [notice] = await db.claimAt(noon);
  await db.exec('update private.outbox set dead_at = now()');
  // Marking is tried again where its answer was lost.
  await db.sentAt(notice?.id ?? '', '2026-06-04T12:00:00Z');
  await db.sentAt(notice?.id ?? '', '2026-06-04T12:05:00Z');
  const [kept] = await db.query('select dead_at, sent_at from private.outbox');
  expect(kept).toEqual({ dead_at: null, sent_at: '2026-06-04T12:00:00+00:00' });
});

it('takes ten at a time of the last day, the one that waits longest first', async () => {
  await db.messageAt('2026-05-31T11:00:00Z', 'Before mails were turned on');
  for (let second = 10; second < 22; second += 1) {
    await db.messageAt(`2026-06-01T12:00:${second}Z`, `${second}`);
  }
  const taken = await db.claimAt('2026-06-01T12:01:00Z');
  const messages = Array.from({ length: 10 }, (_, index) => ({ message: `${index + 10}` }));
  expect(taken).toMatchObject(messages.map((content) => ({ content })));
  expect(await db.claimAt('2026-06-01T12:01:00Z')).toHaveLength(2);
});

it.each([
  ['was answered', `update public.contact_submissions set status = 'answered'`],
  ['has another status', `update public.contact_submissions set status = 'in progress'`],
  ['was erased', 'delete from public.contact_submissions'],
])('drops what waits about a message that %s, of whatever kind', async (_name, change) => {
  await db.messageAt(noon);
  await db.exec(
    `insert into private.outbox (kind, submission_id, created_at, due_at)
     select 'reminder', submission_id, created_at, due_at from private.outbox; ${change}`,
  );
  expect(await db.claimAt(noon)).toEqual([]);
  expect(await db.query('select 1 from private.outbox')).toEqual([]);
});

it.each([
  ['new', 'answered'],
  ['in progress', 'answered'],
  ['Answered', 'already'],
  [' ANSWERED ', 'already'],
])('marks a message whose status is %j: %s', async (status, outcome) => {
  const id = await db.messageAt(noon);
  // As of a message that came before there was an outbox.
  await db.exec('delete from private.outbox');
  await db.setStatus(id, status);
  const mark = async () => (await db.visitor.rpc('mark_answered', { token, submission: id })).data;
  const read = async () =>
    (await db.visitor.rpc('read_submission', { token, submission: id })).data;
  expect([await mark(), await mark()]).toEqual([outcome, 'already']);
  expect(await read()).toMatchObject({ full_name: submission.full_name, status: 'answered' });
  // The owner opens it again.
  await db.setStatus(id, 'new');
  expect(await mark()).toBe('answered');
  await db.query('delete from public.contact_submissions');
  expect([await mark(), await read()]).toEqual(['gone', null]);
});
