import { expect, it } from 'vitest';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { submission } from './support/databases.ts';
import { OutboxDatabase } from './support/outbox.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const noon = '2026-06-01T12:00:00Z';
const token = localKeys.notices;

const db = new OutboxDatabase();

const store = () => db.visitor.from('contact_submissions').insert(submission);
/** A moment so many minutes after noon. */
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();

it('gives a stored message to the Worker once, and keeps no copy of it', async () => {
  await store();
  const { status: _, ...sent } = submission;
  const first = await db.visitor.rpc('claim_notices', { token });
  expect(first.data).toMatchObject([{ kind: 'message', attempt: 1, dead: false, content: sent }]);
  expect((await db.visitor.rpc('claim_notices', { token })).data).toEqual([]);
  const kept = JSON.stringify(await db.query('select to_jsonb(outbox) as row from private.outbox'));
  expect(kept).toContain('"message"');
  expect(kept).not.toMatch(/quotes|Zoë|zoe@/);
});

it('refuses every function to a wrong token, an empty one or none', async () => {
  await store();
  for (const wrong of ['', 'wrong', token.toUpperCase(), `${token} `]) {
    const answers = await Promise.all([
      db.visitor.rpc('plan_notices', { token: wrong, time_zone: 'UTC' }),
      db.visitor.rpc('claim_notices', { token: wrong }),
      db.visitor.rpc('mark_notice', { token: wrong, notice: nobody, outcome: 'mailed' }),
      db.visitor.rpc('read_submission', { token: wrong, submission: nobody }),
      db.visitor.rpc('mark_answered', { token: wrong, submission: nobody }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, error: { code: '42501' } });
    }
  }
  // The database keeps a hash of it.
  const kept = await db.query('select * from private.worker_tokens');
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('stores no message that it cannot announce', async () => {
  await db.exec('alter table private.outbox add constraint broken check (false) not valid');
  const answer = await store();
  await db.exec('alter table private.outbox drop constraint broken');
  expect(answer.error).not.toBeNull();
  expect(await db.count('public.contact_submissions')).toBe(0);
});

it.each([
  // 1, 2, 4 … minutes later, at most six hours.
  ['was refused', 19, [0, 1, 3, 7, 15, 31], 6 * 60],
  ['was left unanswered, for it may have gone out', 3, [0, 8, 72], 64],
])(
  'gives a notice again when its mail %s, later each time, and gives up in the end',
  async (what, attempts, first, longest) => {
    await db.messageAt(noon);
    const minutes: number[] = [];
    for (;;) {
      const [due] = await db.query('select due_at, dead_at from private.outbox');
      if (due?.dead_at) break;
      const minute = (Date.parse(String(due?.due_at)) - Date.parse(noon)) / 60_000;
      expect(await db.claimAt(later(minute - 0.01))).toEqual([]);
      const [taken] = await db.claimAt(later(minute));
      if (what !== 'was refused') await db.markAt(later(minute), taken?.id, 'unanswered');
      minutes.push(minute);
    }
    expect(minutes.slice(0, 6)).toEqual(first);
    const gaps = minutes.slice(1).map((after, index) => after - (minutes[index] ?? 0));
    expect([Math.max(...gaps), minutes.length]).toEqual([longest, attempts]);
    expect(await db.claimAt('2036-06-01T12:00:00Z')).toEqual([]);
  },
);

it('counts a notice that was given up as sent when it got through after all', async () => {
  await db.messageAt(noon);
  const [notice] = await db.claimAt(noon);
  await db.exec('update private.outbox set dead_at = now()');
  // Marking is tried again where its answer was lost.
  await db.markAt(later(5), notice?.id);
  await db.markAt(later(9), notice?.id);
  const kept = await db.query(`select dead_at, sent_at from private.outbox where kind = 'message'`);
  expect(kept).toEqual([{ dead_at: null, sent_at: '2026-06-01T12:05:00+00:00' }]);
});

it('gives out ten notices in a run, the rest in the next', async () => {
  for (let number = 0; number < 15; number += 1) await db.messageAt(noon, `Message ${number}`);
  expect([await db.claimAt(noon), await db.claimAt(noon)].map(({ length }) => length)).toEqual([
    10, 5,
  ]);
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
  expect(await db.count('private.outbox')).toBe(0);
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
