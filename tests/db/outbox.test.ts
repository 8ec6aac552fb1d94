import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { claimAt, emptyAll, messageAt, sentAt } from './support/outbox.ts';
import { submission } from './support/rows.ts';

const refused = { status: 401, error: { code: '42501' } };
const time_zone = organization.timeZone;
const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(places)('the outbox on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let token: string;
  const worker = () => clientOf(supabase.url, supabase.publishableKey);
  const status = async (id: string) =>
    (
      await supabase.engine.query(
        'select status from public.contact_submissions where id = $1::uuid',
        [id],
      )
    )[0]?.status;

  const messagesAt = async (at: string) =>
    (await claimAt(supabase.engine, at)).filter(({ kind }) => kind === 'message');

  beforeAll(async () => {
    supabase = await start();
    const [made] = await supabase.engine.query('select private.create_worker_token() as token');
    token = String(made?.token);
  });
  afterAll(() => supabase?.stop());
  beforeEach(() => emptyAll(supabase.engine));

  it('gives a stored message to the Worker, once', async () => {
    await worker().from('contact_submissions').insert(submission);
    const { status: _, ...sent } = submission;
    const first = await worker().rpc('claim_notices', { token, time_zone });
    expect(first.data).toMatchObject([{ kind: 'message', attempt: 1, dead: false, content: sent }]);
    expect((await worker().rpc('claim_notices', { token, time_zone })).data).toEqual([]);
  });

  it('gives nothing for a wrong token, an empty one or none', async () => {
    await worker().from('contact_submissions').insert(submission);
    for (const wrong of ['', 'wrong', token.toUpperCase(), `${token} `]) {
      expect(await worker().rpc('claim_notices', { token: wrong, time_zone })).toMatchObject(
        refused,
      );
      expect(
        await worker().rpc('mark_notice_sent', { token: wrong, notice: nobody }),
      ).toMatchObject(refused);
      expect(
        await worker().rpc('mark_answered', { token: wrong, submission: nobody }),
      ).toMatchObject(refused);
    }
  });

  it('keeps the hash of the token and not the token', async () => {
    const rows = await supabase.engine.query(
      `select encode(hash, 'hex') as hash from private.worker_tokens`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('stores no message that it cannot announce', async () => {
    await supabase.engine.exec(
      'alter table private.outbox add constraint broken check (false) not valid',
    );
    const answer = await worker().from('contact_submissions').insert(submission);
    await supabase.engine.exec('alter table private.outbox drop constraint broken');
    expect(answer.error).not.toBeNull();
    expect(await supabase.engine.query('select 1 from public.contact_submissions')).toEqual([]);
  });

  it('gives a notice again when its attempt came to nothing, later each time, and gives up in the end', async () => {
    await messageAt(supabase.engine, '2026-06-01T12:00:00Z');
    const began = Date.parse('2026-06-01T12:00:00Z');
    const attempts: { readonly after: number; readonly dead: boolean }[] = [];
    while (attempts.length < 30 && !attempts.at(-1)?.dead) {
      const [due] = await supabase.engine.query(
        `select due_at from private.outbox where kind = 'message'`,
      );
      const at = String(due?.due_at);
      const early = new Date(Date.parse(at) - 1000).toISOString();
      expect(await messagesAt(early)).toEqual([]);
      const taken = await messagesAt(at);
      const after = (Date.parse(at) - began) / 60_000;
      attempts.push(...taken.map(({ dead }) => ({ after, dead })));
    }
    expect(attempts.slice(0, 6).map(({ after }) => after)).toEqual([0, 1, 3, 7, 15, 31]);
    const gaps = attempts.slice(1).map(({ after }, index) => after - (attempts[index]?.after ?? 0));
    expect(Math.max(...gaps)).toBe(6 * 60);
    expect(attempts).toHaveLength(19);
    expect(attempts.filter(({ dead }) => dead)).toEqual([attempts.at(-1)]);
  });

  it('gives a sent notice to nobody, and keeps no copy of the message', async () => {
    await messageAt(supabase.engine, '2026-06-01T12:00:00Z', 'A message to look for');
    const [notice] = await claimAt(supabase.engine, '2026-06-01T12:00:00Z');
    await sentAt(supabase.engine, notice?.id ?? '', '2026-06-01T12:00:01Z');
    expect(await claimAt(supabase.engine, '2026-06-01T12:30:00Z')).toEqual([]);
    const rows = await supabase.engine.query('select to_jsonb(outbox) as row from private.outbox');
    expect(rows).toHaveLength(1);
    for (const personal of ['A message to look for', 'Zoë', 'zoe@charity.example']) {
      expect(JSON.stringify(rows)).not.toContain(personal);
    }
  });

  it('counts a notice that was given up as sent when it got through after all', async () => {
    await messageAt(supabase.engine, '2026-06-01T12:00:00Z');
    const [notice] = await claimAt(supabase.engine, '2026-06-01T12:00:00Z');
    await supabase.engine.exec('update private.outbox set dead_at = now()');
    await sentAt(supabase.engine, notice?.id ?? '', '2026-06-04T12:00:00Z');
    // Marking is tried again where its answer was lost.
    await sentAt(supabase.engine, notice?.id ?? '', '2026-06-04T12:05:00Z');
    const [kept] = await supabase.engine.query('select dead_at, sent_at from private.outbox');
    expect(kept).toEqual({ dead_at: null, sent_at: '2026-06-04T12:00:00+00:00' });
  });

  it('takes ten at a time, the one that waits longest first', async () => {
    for (let second = 10; second < 22; second += 1) {
      await messageAt(supabase.engine, `2026-06-01T12:00:${second}Z`, `Message ${second}`);
    }
    const taken = await claimAt(supabase.engine, '2026-06-01T12:01:00Z');
    expect(taken.map(({ content }) => Reflect.get(Object(content), 'message'))).toEqual(
      Array.from({ length: 10 }, (_, index) => `Message ${index + 10}`),
    );
    expect(await claimAt(supabase.engine, '2026-06-01T12:01:00Z')).toHaveLength(2);
  });

  it('forgets what waits about a message that is erased', async () => {
    const id = await messageAt(supabase.engine, '2026-06-01T12:00:00Z');
    await supabase.engine.query('delete from public.contact_submissions where id = $1::uuid', [id]);
    expect(await claimAt(supabase.engine, '2026-06-01T12:00:00Z')).toEqual([]);
  });

  it('marks a message as answered once, and not again after the owner has opened it anew', async () => {
    const id = await messageAt(supabase.engine, '2026-06-01T12:00:00Z');
    const mark = async (submission: string) =>
      (await worker().rpc('mark_answered', { token, submission })).data;
    expect(await mark(id)).toBe('answered');
    expect(await status(id)).toBe('answered');
    expect(await mark(id)).toBe('already');
    await supabase.engine.query(
      `update public.contact_submissions set status = 'new' where id = $1::uuid`,
      [id],
    );
    expect(await mark(id)).toBe('already');
    expect(await status(id)).toBe('new');
    expect(await mark(nobody)).toBe('gone');
  });

  it.each(['Answered', 'ANSWERED', ' answered '])(
    'takes the owner’s %j as answered',
    async (written) => {
      const id = await messageAt(supabase.engine, '2026-06-01T12:00:00Z');
      const owner = clientOf(supabase.url, supabase.secretKey);
      const answer = await owner
        .from('contact_submissions')
        .update({ status: written })
        .eq('id', id);
      expect(answer.error).toBeNull();
      expect(await status(id)).toBe('answered');
    },
  );
});
