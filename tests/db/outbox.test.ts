import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, start } from './support/databases.ts';
import { claimAt, emptyAll, messageAt, sentAt, setStatus } from './support/outbox.ts';
import { submission } from './support/rows.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const noon = '2026-06-01T12:00:00Z';

let supabase: LocalSupabase;
let token: string;
const worker = () => clientOf(supabase.url, supabase.publishableKey);
const store = () => worker().from('contact_submissions').insert(submission);
const claim = async (at: string) => claimAt(supabase.engine, at);
const rows = (statement: string) => supabase.engine.query(statement);

beforeAll(async () => {
  supabase = await start();
  const [made] = await supabase.engine.query('select private.create_worker_token() as token');
  token = String(made?.token);
});
afterAll(() => supabase?.stop());
beforeEach(() => emptyAll(supabase.engine));

it('gives a stored message to the Worker once, and keeps no copy of it', async () => {
  await store();
  const { status: _, ...sent } = submission;
  const first = await worker().rpc('claim_notices', { token });
  expect(first.data).toMatchObject([{ kind: 'message', attempt: 1, dead: false, content: sent }]);
  expect((await worker().rpc('claim_notices', { token })).data).toEqual([]);
  await sentAt(supabase.engine, first.data?.[0]?.id ?? '', noon);
  expect(await claim('2036-06-01T12:00:00Z')).toEqual([]);
  const kept = await rows('select to_jsonb(outbox) as row from private.outbox');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/talk|Zoë|zoe@/);
});

it('refuses every function to a wrong token, an empty one or none', async () => {
  await store();
  for (const wrong of ['', 'wrong', token.toUpperCase(), `${token} `]) {
    const answers = await Promise.all([
      worker().rpc('plan_notices', { token: wrong, time_zone: 'UTC' }),
      worker().rpc('claim_notices', { token: wrong }),
      worker().rpc('mark_notice_sent', { token: wrong, notice: nobody }),
      worker().rpc('read_submission', { token: wrong, submission: nobody }),
      worker().rpc('mark_answered', { token: wrong, submission: nobody }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, error: { code: '42501' } });
    }
  }
  // The database keeps a hash of it.
  expect(JSON.stringify(await rows('select * from private.worker_tokens'))).not.toContain(token);
});

it('stores no message that it cannot announce', async () => {
  const { exec } = supabase.engine;
  await exec('alter table private.outbox add constraint broken check (false) not valid');
  const answer = await store();
  await exec('alter table private.outbox drop constraint broken');
  expect(answer.error).not.toBeNull();
  expect(await rows('select 1 from public.contact_submissions')).toEqual([]);
});

it('gives a notice again when its attempt came to nothing, later each time, and gives up in the end', async () => {
  await messageAt(supabase.engine, noon);
  const minutes: number[] = [];
  for (let dead = false; !dead; ) {
    const [due] = await rows('select due_at from private.outbox');
    const at = Date.parse(String(due?.due_at));
    expect(await claim(new Date(at - 1000).toISOString())).toEqual([]);
    const [taken] = await claim(new Date(at).toISOString());
    minutes.push((at - Date.parse(noon)) / 60_000);
    dead = taken?.dead ?? true;
  }
  expect(minutes.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
  const gaps = minutes.slice(1).map((after, index) => after - (minutes[index] ?? 0));
  expect([Math.max(...gaps), minutes.length]).toEqual([6 * 60, 19]);
  expect(await claim('2036-06-01T12:00:00Z')).toEqual([]);
});

it('counts a notice that was given up as sent when it got through after all', async () => {
  await messageAt(supabase.engine, noon);
  const [notice] = await claim(noon);
  await supabase.engine.exec('update private.outbox set dead_at = now()');
  // Marking is tried again where its answer was lost.
  await sentAt(supabase.engine, notice?.id ?? '', '2026-06-04T12:00:00Z');
  await sentAt(supabase.engine, notice?.id ?? '', '2026-06-04T12:05:00Z');
  const [kept] = await rows('select dead_at, sent_at from private.outbox');
  expect(kept).toEqual({ dead_at: null, sent_at: '2026-06-04T12:00:00+00:00' });
});

it('takes ten at a time, the one that waits longest first', async () => {
  for (let second = 10; second < 22; second += 1) {
    await messageAt(supabase.engine, `2026-06-01T12:00:${second}Z`, `${second}`);
  }
  const taken = await claim('2026-06-01T12:01:00Z');
  expect(taken.map(({ content }) => Reflect.get(Object(content), 'message'))).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 10}`),
  );
  expect(await claim('2026-06-01T12:01:00Z')).toHaveLength(2);
});

it.each([
  ['was answered', `update public.contact_submissions set status = 'answered'`],
  ['has another status', `update public.contact_submissions set status = 'in progress'`],
  ['was erased', 'delete from public.contact_submissions'],
])('drops what waits about a message that %s, of whatever kind', async (_name, change) => {
  await messageAt(supabase.engine, noon);
  await supabase.engine.exec(
    `insert into private.outbox (kind, submission_id, created_at, due_at)
     select 'reminder', submission_id, created_at, due_at from private.outbox; ${change}`,
  );
  expect(await claim(noon)).toEqual([]);
  expect(await rows('select 1 from private.outbox')).toEqual([]);
});

it('begins with the last day when mails are turned on late', async () => {
  for (const day of [1, 2, 3]) await messageAt(supabase.engine, `2026-06-0${day}T15:00:00Z`);
  expect(await claim('2026-06-03T20:00:00Z')).toHaveLength(1);
});

it.each([
  ['new', 'answered'],
  ['in progress', 'answered'],
  ['Answered', 'already'],
  [' ANSWERED ', 'already'],
])('marks a message whose status is %j: %s', async (status, outcome) => {
  const id = await messageAt(supabase.engine, noon);
  // As of a message that came before there was an outbox.
  await supabase.engine.exec('delete from private.outbox');
  await setStatus(supabase.engine, id, status);
  const mark = async () => (await worker().rpc('mark_answered', { token, submission: id })).data;
  const read = async () => (await worker().rpc('read_submission', { token, submission: id })).data;
  expect([await mark(), await mark()]).toEqual([outcome, 'already']);
  expect(await read()).toMatchObject({ full_name: 'Zoë Côté', status: 'answered' });
  // The owner opens it again.
  await setStatus(supabase.engine, id, 'new');
  expect(await mark()).toBe('answered');
  await rows('delete from public.contact_submissions');
  expect([await mark(), await read()]).toEqual(['gone', null]);
});
