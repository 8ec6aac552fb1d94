import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentWordings } from '../../app/content/consent-wordings.ts';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { emptyAll } from './support/outbox.ts';
import { signup } from './support/rows.ts';

describe.each(places)('the newsletter on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;
  const signUp = (email: string) => visitor.from('newsletter_signups').insert({ ...signup, email });
  const query = (statement: string, ...values: string[]) =>
    supabase.engine.query(statement, values);
  const list = async () =>
    (await query('select address from private.newsletter_list order by 1')).map(
      ({ address }) => address,
    );
  const tokenOf = async (address: string) =>
    String(
      (
        await query(
          'select leave_token from private.newsletter_consents where address = $1 order by given_at limit 1',
          address,
        )
      )[0]?.leave_token,
    );
  const leave = async (token: string) => (await visitor.rpc('leave_newsletter', { token })).data;

  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
  });
  afterAll(() => supabase?.stop());
  beforeEach(() => emptyAll(supabase.engine));

  it('has every wording of the site, the newest in force', async () => {
    const rows = await query(
      'select version, wording from private.consent_wordings order by valid_from, version',
    );
    expect(rows.map(({ version, wording }) => [version, wording])).toEqual(
      Object.entries(consentWordings),
    );
  });

  it('records when and to which wording a person agreed, by its own clock', async () => {
    const before = Date.now();
    await signUp('Reader@Charity.example');
    const [consent] = await query('select * from private.newsletter_consents');
    expect(consent).toMatchObject({
      address: 'reader@charity.example',
      wording_version: Object.keys(consentWordings).at(-1),
      withdrawn_at: null,
    });
    // The row's own time is what the visitor's side said; the consent's is the database's.
    expect(Date.parse(String(consent?.given_at))).toBeGreaterThan(before - 60_000);
  });

  it('takes a later wording for whoever agrees from then on', async () => {
    await signUp('before@charity.example');
    await query(
      `insert into private.consent_wordings (version, wording, valid_from) values ('later', 'In other words', now())`,
    );
    await signUp('after@charity.example');
    const agreed = await query(
      'select address, wording_version from private.newsletter_consents order by given_at',
    );
    await emptyAll(supabase.engine);
    await query(`delete from private.consent_wordings where version = 'later'`);
    expect(agreed.map(({ address, wording_version }) => [address, wording_version])).toEqual([
      ['before@charity.example', Object.keys(consentWordings).at(-1)],
      ['after@charity.example', 'later'],
    ]);
  });

  it('has each address once on the list, however often and in whatever case it was signed up', async () => {
    for (const email of ['a@charity.example', 'A@charity.example', 'b@charity.example'])
      await signUp(email);
    expect(await list()).toEqual(['a@charity.example', 'b@charity.example']);
  });

  it('lets a person leave with the link of any issue, and come back', async () => {
    await signUp('a@charity.example');
    await signUp('A@Charity.example');
    await signUp('b@charity.example');
    const token = await tokenOf('a@charity.example');
    expect(await leave(token)).toBe(true);
    expect(await list()).toEqual(['b@charity.example']);
    expect(await leave(token)).toBe(true);
    await signUp('a@charity.example');
    expect(await list()).toEqual(['a@charity.example', 'b@charity.example']);
    expect(await leave(token)).toBe(true);
    expect(await list()).toEqual(['b@charity.example']);
  });

  it('removes nobody for a token that nobody has', async () => {
    await signUp('a@charity.example');
    expect(await leave('00000000-0000-4000-8000-000000000000')).toBe(false);
    expect((await visitor.rpc('leave_newsletter', { token: 'x' })).error?.code).toBe('22P02');
    expect(await list()).toEqual(['a@charity.example']);
  });

  it('keeps the time of the first withdrawal, from which retention counts', async () => {
    await signUp('a@charity.example');
    await query(`select private.withdraw_consent('A@charity.example ', '2026-01-01T00:00:00Z')`);
    await leave(await tokenOf('a@charity.example'));
    const [consent] = await query('select withdrawn_at from private.newsletter_consents');
    expect(consent?.withdrawn_at).toBe('2026-01-01T00:00:00+00:00');
  });
});
