import { expect, it } from 'vitest';
import { TestDatabase } from './support/databases.ts';
import { job, signup, submission } from './support/rows.ts';

/* The local Supabase answers as PostgREST does, by status and code: the site and supabase-js rely on both. */

const db = new TestDatabase();

it.each<[status: number, code: string, path: string, row: object]>([
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
