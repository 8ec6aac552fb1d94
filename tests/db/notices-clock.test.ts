import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../scripts/local-supabase/engine.ts';
import { openCopy } from './support/databases.ts';
import { claimAt, emptyAll, messageAt, sentAt, signupAt } from './support/outbox.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openCopy();
});
afterAll(() => engine?.close());
beforeEach(() => emptyAll(engine));

/** What is due at a moment, all of it sent. */
async function mailedAt(
  at: string,
): Promise<readonly { readonly kind: string; readonly content: unknown }[]> {
  const taken = await claimAt(engine, at);
  for (const { id } of taken) await sentAt(engine, id, at);
  return taken.map(({ kind, content }) => ({ kind, content }));
}

const kindsAt = async (at: string) => (await mailedAt(at)).map(({ kind }) => kind);

describe('a message that nobody answers', () => {
  it('is brought to mind once, after 20 hours', async () => {
    await messageAt(engine, '2026-06-01T15:00:00Z');
    expect(await kindsAt('2026-06-01T15:00:00Z')).toEqual(['message']);
    expect(await kindsAt('2026-06-02T10:59:59Z')).toEqual([]);
    expect(await kindsAt('2026-06-02T11:00:00Z')).toEqual(['reminder']);
    expect(await kindsAt('2026-06-02T11:59:00Z')).toEqual([]);
  });

  it('is in the digest of each morning, from the first after 24 hours on', async () => {
    await messageAt(engine, '2026-06-01T15:00:00Z');
    await mailedAt('2026-06-01T15:00:00Z');
    await mailedAt('2026-06-02T12:00:00Z');
    // 8 o'clock in Toronto is 12:00 UTC in summer.
    expect(await kindsAt('2026-06-03T11:59:59Z')).toEqual([]);
    expect(await mailedAt('2026-06-03T12:00:00Z')).toMatchObject([
      { kind: 'overdue-digest', content: { total: 1, oldest: [{ full_name: 'Zoë Côté' }] } },
    ]);
    expect(await kindsAt('2026-06-03T23:00:00Z')).toEqual([]);
    expect(await kindsAt('2026-06-04T12:01:00Z')).toEqual(['overdue-digest']);
  });

  it('is counted in a digest of many, which names the fifty that wait longest', async () => {
    await engine.exec(
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
    const id = await messageAt(engine, '2026-06-01T15:00:00Z');
    await mailedAt('2026-06-01T15:00:00Z');
    // The reminder is taken, but does not get through.
    expect(await claimAt(engine, '2026-06-02T11:00:00Z')).toHaveLength(1);
    await engine.query(
      `update public.contact_submissions set status = 'Answered' where id = $1::uuid`,
      [id],
    );
    expect(await kindsAt('2026-06-02T11:30:00Z')).toEqual([]);
    expect(await kindsAt('2026-06-03T12:00:00Z')).toEqual([]);
  });

  it('brings one mail and not two when the first was itself late', async () => {
    await messageAt(engine, '2026-06-01T15:00:00Z');
    expect(await kindsAt('2026-06-02T15:00:00Z')).toEqual(['message']);
    expect(await kindsAt('2026-06-02T15:01:00Z')).toEqual([]);
    expect(await kindsAt('2026-06-03T12:00:00Z')).toEqual(['overdue-digest']);
  });

  it('comes at eight in the morning before and after the change to winter time', async () => {
    await messageAt(engine, '2026-10-29T15:00:00Z');
    await mailedAt('2026-10-29T15:00:00Z');
    await mailedAt('2026-10-30T12:00:00Z');
    expect(await kindsAt('2026-10-31T11:59:00Z')).toEqual([]);
    expect(await kindsAt('2026-10-31T12:00:00Z')).toEqual(['overdue-digest']);
    // Clocks go back on 1 November at 2 o'clock: eight in the morning is 13:00 UTC from then on.
    expect(await kindsAt('2026-11-01T12:59:00Z')).toEqual([]);
    expect(await kindsAt('2026-11-01T13:00:00Z')).toEqual(['overdue-digest']);
    expect(await kindsAt('2026-11-02T12:59:00Z')).toEqual([]);
    expect(await kindsAt('2026-11-02T13:00:00Z')).toEqual(['overdue-digest']);
  });

  it('is not forgotten in the hour that winter time has twice', async () => {
    await messageAt(engine, '2026-10-31T09:30:00Z');
    await mailedAt('2026-10-31T09:30:00Z');
    expect(await kindsAt('2026-11-01T05:29:00Z')).toEqual([]);
    expect(await kindsAt('2026-11-01T05:30:00Z')).toEqual(['reminder']);
    expect(await kindsAt('2026-11-01T06:30:00Z')).toEqual([]);
  });
});

describe('the newsletter’s summary', () => {
  it('counts a day in Toronto, once it is over, in numbers alone', async () => {
    await signupAt(engine, 'one@charity.example', '2026-06-01T13:00:00Z');
    await signupAt(engine, 'ONE@charity.example', '2026-06-01T14:00:00Z');
    await signupAt(engine, 'two@charity.example', '2026-06-02T03:59:59Z');
    await signupAt(engine, 'three@charity.example', '2026-06-02T04:00:00Z');
    expect(await kindsAt('2026-06-02T03:59:59Z')).toEqual([]);
    const [summary] = await mailedAt('2026-06-02T04:00:00Z');
    expect(summary).toMatchObject({
      kind: 'newsletter-summary',
      content: { signups: 2, withdrawals: 0, subscribers: 3 },
    });
    expect(JSON.stringify(summary)).not.toContain('charity.example');
    expect(await kindsAt('2026-06-02T23:00:00Z')).toEqual([]);
    expect(await mailedAt('2026-06-03T04:00:00Z')).toMatchObject([{ content: { signups: 1 } }]);
    expect(await kindsAt('2026-06-04T04:00:00Z')).toEqual([]);
  });

  it('leaves no day out after an outage', async () => {
    await signupAt(engine, 'one@charity.example', '2026-06-01T13:00:00Z');
    await mailedAt('2026-06-02T04:00:00Z');
    await signupAt(engine, 'two@charity.example', '2026-06-02T13:00:00Z');
    await signupAt(engine, 'three@charity.example', '2026-06-04T13:00:00Z');
    expect(await mailedAt('2026-06-06T04:00:00Z')).toMatchObject([{ content: { signups: 2 } }]);
  });

  it('has a day of 25 hours when winter time begins', async () => {
    await signupAt(engine, 'one@charity.example', '2026-11-01T04:00:00Z');
    await signupAt(engine, 'two@charity.example', '2026-11-02T04:59:59Z');
    await signupAt(engine, 'three@charity.example', '2026-11-02T05:00:00Z');
    expect(await kindsAt('2026-11-02T04:30:00Z')).toEqual([]);
    expect(await mailedAt('2026-11-02T05:00:00Z')).toMatchObject([{ content: { signups: 2 } }]);
  });
});
