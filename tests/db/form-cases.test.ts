import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBlank } from '../../app/server/forms/fields.ts';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { formCases } from '../support/form-cases.ts';
import { clientOf, places } from './support/databases.ts';
import { signup, submission } from './support/rows.ts';

describe.each(places)('on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;
  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
  });
  afterAll(() => supabase?.stop());

  const insert = (field: string, value: string) =>
    field === 'email'
      ? visitor.from('newsletter_signups').insert({ ...signup, email: value })
      : visitor.from('contact_submissions').insert({ ...submission, [field]: value });

  it.each(formCases)(
    '$field of $kind is accepted: $accepted',
    async ({ field, value, accepted }) => {
      expect(await insert(field, value)).toMatchObject(
        accepted ? { status: 201 } : { status: 400, error: { code: '23514' } },
      );
    },
  );

  it.each(['+294276-12-31T23:59:59Z', '1999-12-31T00:00:00Z', 'infinity', '-infinity'])(
    'a signup of %s is refused',
    async (created_at) => {
      const answer = await visitor.from('newsletter_signups').insert({ ...signup, created_at });
      expect(answer.status).toBe(400);
    },
  );

  it('the table and the form agree about every character that nobody can see', async () => {
    const [rule] = await supabase.engine.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint
        where conname = 'contact_submissions_full_name_is_visible'`,
    );
    const pattern = /'(.*)'::text/.exec(String(rule?.text))?.[1] ?? '';
    const rows = await supabase.engine.query(
      `select code from generate_series(1, 1114111) as code
        where code not between 55296 and 57343 and chr(code) !~ $1`,
      [pattern],
    );
    const blank = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) =>
        code > 0 && !(code >= 0xd800 && code <= 0xdfff) && isBlank(String.fromCodePoint(code)),
    );
    expect(rows.map(({ code }) => code)).toEqual(blank);
  });

  it('a row from before that breaks a later rule is still read and can be deleted', async () => {
    const { engine } = supabase;
    const owner = clientOf(supabase.url, supabase.secretKey);
    const definition = await engine.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint
        where conname = 'contact_submissions_full_name_is_visible'`,
    );
    await engine.exec(
      `alter table public.contact_submissions drop constraint contact_submissions_full_name_is_visible;
       insert into public.contact_submissions (full_name, email_address, country, interest_area, message)
         values (chr(160), 'ada@charity.example', 'Canada', 'General Inquiry', 'An old row');
       alter table public.contact_submissions add constraint contact_submissions_full_name_is_visible
         ${definition[0]?.text};`,
    );
    const old = await owner
      .from('contact_submissions')
      .select('full_name')
      .eq('message', 'An old row');
    expect(old).toMatchObject({ error: null, data: [{ full_name: '\u00a0' }] });
    expect(
      await owner.from('contact_submissions').delete().eq('message', 'An old row'),
    ).toMatchObject({
      status: 204,
    });
  });
});
