import { describe, expect, it } from 'vitest';
import { submission } from './support/databases.ts';
import { OutboxDatabase } from './support/outbox.ts';

// The plan is asked for in Toronto's zone, wherever the organization is: 8 o'clock is 12:00 UTC in summer and 13:00 in winter.
const db = new OutboxDatabase();

/** What a scheduled run at a moment mails. */
async function mailedAt(at: string) {
  const taken = await db.plannedAt(at);
  for (const { id } of taken) await db.markAt(at, id);
  return taken.map(({ kind, content }) => ({ kind, content }));
}

/** Stores a message as the site would at a moment, mails what its request asks for, and says what that was. */
async function postedAt(at: string, sender: string, message = 'Hello') {
  await db.messageAt(at, message, sender);
  const claimed = await db.claimAt(at, sender);
  for (const { id } of claimed) await db.markAt(at, id);
  return claimed;
}

const kindsAt = async (at: string) => (await mailedAt(at)).map(({ kind }) => kind);

/** What the runs at these moments mail, in turn. */
async function expectMails(runs: readonly (readonly [at: string, ...kinds: string[]])[]) {
  for (const [at, ...kinds] of runs) expect([at, ...(await kindsAt(at))]).toEqual([at, ...kinds]);
}

describe('a message that nobody answers', () => {
  it('is brought to mind once after 20 hours, and is in each morning’s digest after 24', async () => {
    await db.messageAt('2026-06-01T15:00:00Z');
    await expectMails([
      ['2026-06-01T15:00:00Z', 'message'],
      ['2026-06-02T10:59:59Z'],
      ['2026-06-02T11:00:00Z', 'reminder'],
      ['2026-06-02T12:00:00Z'],
      ['2026-06-03T11:59:59Z'],
    ]);
    expect(await mailedAt('2026-06-03T12:00:00Z')).toMatchObject([
      {
        kind: 'overdue-digest',
        content: { total: 1, oldest: [{ full_name: submission.full_name }] },
      },
    ]);
    await expectMails([['2026-06-03T23:00:00Z'], ['2026-06-04T12:01:00Z', 'overdue-digest']]);
  });

  it('is left in peace as soon as it has another status', async () => {
    const id = await db.messageAt('2026-06-01T15:00:00Z');
    await mailedAt('2026-06-01T15:00:00Z');
    // The reminder and a digest are taken, but do not get through.
    expect(await db.plannedAt('2026-06-02T11:00:00Z')).toHaveLength(1);
    expect(await db.plannedAt('2026-06-03T12:00:00Z')).toHaveLength(2);
    await db.setStatus(id, 'Answered');
    expect(await db.claimAt('2026-06-03T12:30:00Z')).toEqual([]);
    expect(await kindsAt('2026-06-04T12:00:00Z')).toEqual([]);
  });

  it('brings one mail and not two when the first was itself late', async () => {
    await db.messageAt('2026-06-01T15:00:00Z');
    await expectMails([['2026-06-02T14:59:00Z', 'message'], ['2026-06-02T15:01:00Z']]);
  });

  it('comes at eight in the morning before and after the change to winter time', async () => {
    await db.messageAt('2026-10-29T15:00:00Z');
    await mailedAt('2026-10-29T15:00:00Z');
    await mailedAt('2026-10-30T12:00:00Z');
    await expectMails([
      ['2026-10-31T11:59:00Z'],
      ['2026-10-31T12:00:00Z', 'overdue-digest'],
      // Clocks go back on 1 November at 2 o'clock.
      ['2026-11-01T12:59:00Z'],
      ['2026-11-01T13:00:00Z', 'overdue-digest'],
      ['2026-11-02T12:59:00Z'],
      ['2026-11-02T13:00:00Z', 'overdue-digest'],
    ]);
  });
});

describe('a flood past the site', () => {
  const noon = Date.parse('2026-06-01T16:00:00Z');
  const minute = (count: number) => new Date(noon + count * 60_000).toISOString();

  it('delays and hides no message of the site, and brings a digest at once and one an hour', async () => {
    for (let time = 0; time <= 125; time += 5) {
      await db.floodAt(minute(time), 30);
      const address = `ada.${time}@charity.example`;
      const mailed = await postedAt(minute(time), address);
      expect(mailed).toMatchObject([{ kind: 'message', content: { email_address: address } }]);
      const told = time % 60 === 0 ? ['message-digest'] : [];
      expect(await kindsAt(minute(time + 1))).toEqual(told);
    }
    // Nothing about a message that is still new was dropped.
    const stored = await db.count(`public.contact_submissions where status = 'new'`);
    expect(await db.count(`private.outbox where kind = 'message'`)).toBe(stored);
    // Only a message that had a mail of its own is brought to mind by one.
    expect((await kindsAt(minute(20 * 60 + 1))).sort()).toEqual(['message-digest', 'reminder']);
  });

  it('is counted in its digest, which names the fifty messages that wait longest', async () => {
    await db.floodAt(minute(0), 60);
    const [digest] = await mailedAt(minute(1));
    const named = Array.from({ length: 50 }, (_, index) => ({ full_name: `Sender ${index + 1}` }));
    expect(digest).toMatchObject({ content: { total: 60, oldest: named } });
  });

  it('brings no mails of its own when its digest is old', async () => {
    await db.floodAt(minute(0), 30);
    expect(await kindsAt(minute(1))).toEqual(['message-digest']);
    await db.exec(`update private.outbox set created_at = '2020-01-01';
      update public.contact_submissions set status = 'answered' where full_name <> 'Sender 1';
      select private.delete_expired()`);
    expect(await kindsAt(minute(2))).toEqual([]);
  });

  it('through the site brings no flood of reminders: one digest 20 hours later', async () => {
    for (let sent = 1; sent <= 21; sent += 1)
      await postedAt(minute(0), `ada.${sent}@charity.example`);
    const reminders = await mailedAt(minute(20 * 60));
    expect(reminders).toMatchObject([{ kind: 'reminder-digest', content: { total: 21 } }]);
  });

  it.each([
    ['one sender', () => 'ada@charity.example', 20],
    ['many senders', (number: number) => `ada.${number}@charity.example`, 40],
  ])('through the site, of %s, brings few mails in an hour', async (_who, senderOf, most) => {
    let mails = 0;
    const post = async (sender: string, second: number) =>
      (await postedAt(minute(second / 60), sender, `Message ${second}`)).length;
    for (let number = 1; number <= 60; number += 1) mails += await post(senderOf(number), number);
    expect(mails).toBe(most);
    expect(await mailedAt(minute(2))).toMatchObject([
      { kind: 'message-digest', content: { total: 60 - most } },
    ]);
    // Who writes for the first time during the flood of one sender is not kept waiting.
    expect(await post('zoe@charity.example', 125)).toBe(most === 20 ? 1 : 0);
    expect(await kindsAt(minute(3))).toEqual([]);
    // An hour later everything is as before.
    await kindsAt(minute(62));
    expect(await post(senderOf(1), 4_000)).toBe(1);
  });

  it('of one sender makes no post read through its messages', async () => {
    await db.floodAt(minute(0), 1_000);
    await db.exec('analyze');
    const rows = `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)
      from pg_stat_xact_user_tables where relid = 'public.contact_submissions'::regclass`;
    const read = `with earlier (rows) as materialized (${rows}), chosen as materialized (
        select earlier.*, private.choose_notice_of('flood@nowhere.example', $1::timestamptz) from earlier
      ) select (${rows}) - rows < 100 as few from chosen where choose_notice_of is not null`;
    expect(await db.query(read, minute(20))).toEqual([{ few: true }]);
    for (let sent = 0; sent < 25; sent += 1)
      await postedAt(minute(20), `ada.${sent}@charity.example`);
    expect(await db.query(read, minute(20))).toEqual([{ few: true }]);
  });

  it('keeps nothing back when few wait, however long mails were off', async () => {
    for (const message of ['1', '2', '3']) await db.messageAt(minute(-10_000), message);
    expect(await kindsAt(minute(0))).toEqual([...Array(3).fill('message'), 'overdue-digest']);
  });
});

describe('the newsletter’s summary', () => {
  it('counts a local day, once it is over, in numbers alone', async () => {
    await db.signupAt('one@charity.example', '2026-06-01T13:00:00Z');
    await db.signupAt('ONE@charity.example', '2026-06-01T14:00:00Z');
    await db.signupAt('two@charity.example', '2026-06-02T03:59:59Z');
    await db.signupAt('three@charity.example', '2026-06-02T04:00:00Z');
    expect(await kindsAt('2026-06-02T03:59:59Z')).toEqual([]);
    const summary = await mailedAt('2026-06-02T04:00:00Z');
    const counts = { signups: '2', withdrawals: '0', subscribers: '3' };
    expect(summary).toMatchObject([{ kind: 'newsletter-summary', content: counts }]);
    expect(JSON.stringify(summary)).not.toContain('charity.example');
    await expectMails([
      ['2026-06-02T23:00:00Z'],
      ['2026-06-03T04:00:00Z', 'newsletter-summary'],
      ['2026-06-04T04:00:00Z'],
    ]);
  });

  it('leaves no day out after an outage, nor the 25th hour when winter time begins', async () => {
    await db.signupAt('one@charity.example', '2026-10-29T13:00:00Z');
    await mailedAt('2026-10-30T04:00:00Z');
    await db.signupAt('two@charity.example', '2026-10-30T13:00:00Z');
    await db.signupAt('three@charity.example', '2026-11-02T04:59:59Z');
    await db.signupAt('four@charity.example', '2026-11-02T05:00:00Z');
    expect(await mailedAt('2026-11-02T05:00:00Z')).toMatchObject([{ content: { signups: '2' } }]);
  });

  it('counts no flood to its end', async () => {
    await db.exec(
      `insert into public.newsletter_signups (email, company, consented_at)
       select number || '@charity.example', 'Ours', '2026-06-01T13:00:00Z' from generate_series(1, 10001) as number`,
    );
    const signups = expect.stringContaining('10,000');
    expect(await mailedAt('2026-06-02T04:00:00Z')).toMatchObject([{ content: { signups } }]);
  });
});
