import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
