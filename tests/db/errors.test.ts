import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';
import { job, signup, submission } from './support/rows.ts';

describe.each(places)('on $name, PostgREST’s answer', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;
  let owner: SupabaseClient<Database>;

  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
    owner = clientOf(supabase.url, supabase.secretKey);
  });
  afterAll(() => supabase?.stop());

  /** A request as it goes over the wire, for what the typed client would not send. */
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${supabase.url}/rest/v1/${path}`, init);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  const withKey = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });
  const post = (path: string, row: object) =>
    send(path, {
      method: 'POST',
      headers: { ...withKey(supabase.publishableKey), 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });

  it.each([
    { full_name: '' },
    { full_name: 'x'.repeat(1001) },
    { full_name: 'Ada\nBcc: all@charity.example' },
    { email_address: 'nobody' },
    { message: 'x'.repeat(20_001) },
  ])('to a violated CHECK is 400 and 23514 (%#)', async (wrong) => {
    expect(
      await visitor.from('contact_submissions').insert({ ...submission, ...wrong }),
    ).toMatchObject({ status: 400, error: { code: '23514' } });
  });

  it('to a slug that no address can have is 400 and 23514', async () => {
    for (const slug of ['Upper-Case', 'a--b', '-a', 'a b', '', 'x'.repeat(101)]) {
      expect(await owner.from('jobs').insert({ ...job, slug })).toMatchObject({
        status: 400,
        error: { code: '23514' },
      });
    }
  });

  it('to a slug that is taken is 409 and 23505', async () => {
    await owner.from('jobs').insert(job);
    expect(await owner.from('jobs').insert(job)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
  });

  it.each(['full_name', 'email_address', 'country', 'interest_area', 'message'])(
    'to a missing %s is 400 and 23502',
    async (column) => {
      expect(await post('contact_submissions', { ...submission, [column]: null })).toMatchObject({
        status: 400,
        body: { code: '23502' },
      });
    },
  );

  it('to an unknown column is 400 and PGRST204', async () => {
    for (const [table, row] of [
      ['contact_submissions', submission],
      ['newsletter_signups', signup],
    ] as const) {
      expect(await post(table, { ...row, phone: '416' })).toMatchObject({
        status: 400,
        body: { code: 'PGRST204' },
      });
    }
  });

  it('to an unknown table is 404 and PGRST205', async () => {
    expect(await post('visitors', { name: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'PGRST205' },
    });
    expect(await send('visitors', { headers: withKey(supabase.publishableKey) })).toMatchObject({
      status: 404,
      body: { code: 'PGRST205' },
    });
  });

  it('without a key, or with a wrong one, is 401', async () => {
    expect(await send('jobs')).toMatchObject({ status: 401 });
    for (const key of ['wrong', 'sb_publishable_wrong', 'sb_secret_wrong']) {
      expect(await send('jobs', { headers: withKey(key) })).toMatchObject({ status: 401 });
    }
  });
});
