import { beforeAll, describe, expect, it } from 'vitest';
import { OutboxDatabase } from './support/outbox.ts';
import { submission } from './support/rows.ts';

const db = new OutboxDatabase();
// A zone with winter time, wherever the organization is: 8 o'clock is 12:00 UTC in summer and 13:00 in winter.
beforeAll(() => db.query(`select private.use_time_zone('America/Toronto')`));

/** What a scheduled run at a moment mails. */
async function mailedAt(at: string) {
  const taken = await db.plannedAt(at);
  for (const { id } of taken) await db.sentAt(id, at);
  return taken.map(({ kind, content }) => ({ kind, content }));
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

  it('is counted in a digest of many, which names the fifty that wait longest', async () => {
    await db.exec(
      `insert into public.contact_submissions (full_name, email_address, country, interest_area, message, created_at)
       select 'Sender ' || number, 'zoe@charity.example', 'Canada', 'General Inquiry', 'Hello',
         '2026-06-01T15:00:00Z'::timestamptz - number * interval '1 minute'
       from generate_series(1, 51) as number;
       delete from private.outbox`,
    );
    const [digest] = await mailedAt('2026-06-03T12:00:00Z');
    const named = Array.from({ length: 50 }, (_, index) => ({ full_name: `Sender ${51 - index}` }));
    expect(digest).toMatchObject({ content: { total: 51, oldest: named } });
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

describe('the newsletter’s summary', () => {
  it('counts a local day, once it is over, in numbers alone', async () => {
    await db.signupAt('one@charity.example', '2026-06-01T13:00:00Z');
    await db.signupAt('ONE@charity.example', '2026-06-01T14:00:00Z');
    await db.signupAt('two@charity.example', '2026-06-02T03:59:59Z');
    await db.signupAt('three@charity.example', '2026-06-02T04:00:00Z');
    expect(await kindsAt('2026-06-02T03:59:59Z')).toEqual([]);
    const summary = await mailedAt('2026-06-02T04:00:00Z');
    const counts = { signups: 2, withdrawals: 0, subscribers: 3 };
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
    expect(await mailedAt('2026-11-02T05:00:00Z')).toMatchObject([{ content: { signups: 2 } }]);
  });
});
