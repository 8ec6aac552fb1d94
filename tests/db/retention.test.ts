import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { places } from './support/databases.ts';

const insert = `insert into public.contact_submissions
  (full_name, email_address, country, interest_area, message, created_at)
  values ('Ada', 'ada@charity.example', 'Canada', 'General Inquiry', $1, now() - $2::interval)`;

describe.each(places)('retention on $name', ({ start }) => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
  });
  afterAll(() => supabase?.stop());

  it('deletes messages after three years and no earlier', async () => {
    const { engine } = supabase;
    await engine.query(insert, ['too old', '3 years 1 day']);
    await engine.query(insert, ['old', '2 years 364 days']);
    await engine.query(insert, ['new', '0 days']);
    const [deleted] = await engine.query('select private.delete_expired_submissions() as count');
    const left = await engine.query('select message from public.contact_submissions order by 1');
    expect(Number(deleted?.count)).toBe(1);
    expect(left).toEqual([{ message: 'new' }, { message: 'old' }]);
  });

  it('deletes an address six months after it withdrew, with the proof of its consent, and no earlier', async () => {
    const { engine } = supabase;
    for (const email of [
      'stays@x.example',
      'waits@x.example',
      'GOES@x.example',
      'goes@x.example',
    ]) {
      await engine.query(`insert into public.newsletter_signups (email, company) values ($1, $2)`, [
        email,
        organization.name,
      ]);
    }
    await engine.query(
      `select private.withdraw_consent('goes@x.example', now() - interval '6 months 1 day'),
              private.withdraw_consent('waits@x.example', now() - interval '5 months 28 days')`,
    );
    const [deleted] = await engine.query('select private.delete_expired_signups() as count');
    expect(Number(deleted?.count)).toBe(2);
    const left = await engine.query(
      `select signup.email, consent.address from public.newsletter_signups as signup
       full join private.newsletter_consents as consent on consent.signup_id = signup.id order by 1`,
    );
    expect(left).toEqual([
      { email: 'stays@x.example', address: 'stays@x.example' },
      { email: 'waits@x.example', address: 'waits@x.example' },
    ]);
  });

  it('keeps of a mail no longer than its message, of a digest or a summary three months', async () => {
    const { engine } = supabase;
    await engine.query(
      `insert into private.outbox (kind, covers, created_at) values
         ('overdue-digest', tstzrange(now() - interval '4 months', now() - interval '4 months' + interval '1 hour'), now() - interval '3 months 1 day'),
         ('newsletter-summary', tstzrange(now() - interval '2 months', now()), now() - interval '2 months')`,
    );
    const [deleted] = await engine.query('select private.delete_expired_notices() as count');
    expect(Number(deleted?.count)).toBe(1);
    await engine.exec('delete from public.contact_submissions');
    const left = await engine.query('select kind from private.outbox');
    expect(left).toEqual([{ kind: 'newsletter-summary' }]);
  });

  it('is nothing that a visitor can set off', async () => {
    const { url, publishableKey } = supabase;
    const response = await fetch(`${url}/rest/v1/rpc/delete_expired_submissions`, {
      method: 'POST',
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    });
    await response.arrayBuffer();
    expect(response.status).toBeGreaterThanOrEqual(400);
    const rights = await supabase.engine.query(
      "select has_schema_privilege('anon', 'private', 'usage') as may",
    );
    expect(rights).toEqual([{ may: false }]);
  });
});
