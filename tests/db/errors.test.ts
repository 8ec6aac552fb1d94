import { describe, expect, it } from 'vitest';
import { places, TestDatabase } from './support/databases.ts';
import { job, signup, submission } from './support/rows.ts';

/* The local Supabase answers as PostgREST does, by status and code: the site and supabase-js rely on both. */

describe.each(places)('on $name', (place) => {
  const db = new TestDatabase(place);

  it.each<[status: number, code: string, path: string, row: object]>([
    ...[
      { full_name: '' },
      { full_name: 'x'.repeat(1_001) },
      { full_name: 'Ada\nBcc: all@charity.example' },
      { interest_area: 'a\tb' },
      { email_address: 'nobody' },
      { email_address: 'a b@charity.example' },
      { message: 'x'.repeat(20_001) },
    ].map((wrong): [number, string, string, object] => [
      400,
      '23514',
      'contact_submissions',
      { ...submission, ...wrong },
    ]),
    [400, '23514', 'newsletter_signups', { ...signup, created_at: '1999-12-31T00:00:00Z' }],
    [400, '23514', 'newsletter_signups', { ...signup, created_at: 'infinity' }],
    [400, '23502', 'contact_submissions', { ...submission, country: null }],
    [400, 'PGRST204', 'newsletter_signups', { ...signup, phone: '416' }],
    [404, 'PGRST205', 'visitors', { name: 'x' }],
    [413, 'PT413', 'newsletter_signups', [signup, { ...signup, email: 'b@charity.example' }]],
  ])('%i and %s to an insert into %s of %j', async (status, code, path, row) => {
    expect(await db.send(path, { row })).toMatchObject({ status, body: { code } });
  });

  it('409 and 23505 to a slug that is taken', async () => {
    await db.owner.from('jobs').insert(job);
    expect(await db.owner.from('jobs').insert(job)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
  });

  it('401 without a key or with a wrong one, and 404 beside the tables', async () => {
    // The last is signed with a secret of the library's that anyone can look up.
    const known =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.fn84QXhxJ3jBfHH-YdBYpA_gETVhcCdv8d6NCfTTO_c';
    for (const key of ['', 'wrong', 'sb_publishable_wrong', 'sb_secret_wrong', known]) {
      expect(await db.send('jobs', { key }), key).toMatchObject({ status: 401 });
    }
    const { url, publishableKey, secretKey } = db.supabase;
    const half = { authorization: `Bearer ${secretKey}` };
    const mixed = { apikey: publishableKey, authorization: `Bearer ${known}` };
    for (const headers of [half, mixed]) {
      expect(await db.send('jobs', { key: '', headers })).toMatchObject({ status: 401 });
    }
    for (const path of ['/', '/_system/config', '/auth/v1/health', '/storage/v1/bucket']) {
      expect((await fetch(url + path)).status, path).toBe(404);
    }
  });
});
