import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { asSite, job, submission, TestDatabase } from './support/databases.ts';

/*
 * The embedded Supabase without scripts/local-supabase/corrections.ts. A test that fails here says that @supabase/lite no longer
 * has a fault: remove its correction, its row in docs/decisions/local-supabase.md, and the test.
 */
vi.mock('../../scripts/local-supabase/corrections.ts', async (original) => ({
  ...(await original<typeof import('../../scripts/local-supabase/corrections.ts')>()),
  correct: () => undefined,
  pgliteTypes: {},
  serverTypes: {},
}));

const db = new TestDatabase();
/** A server's driver takes the value, and prints no row. */
const onEmbedded = it.skipIf(process.env.TEST_DATABASE_URL);
const owner = (row: object) => db.send('jobs', { key: db.supabase.secretKey, row });

it('a violated CHECK is a fault of the server', async () => {
  expect(await owner({ ...job, slug: 'No Slug' })).toMatchObject({ status: 500 });
});

onEmbedded('a value of another type is a fault of the server', async () => {
  expect(await owner({ ...job, is_active: 'maybe' })).toMatchObject({ status: 500 });
});

it('a point in time has no T', async () => {
  const { data } = await db.owner.from('jobs').select('created_at').limit(1).single();
  expect(data?.created_at).not.toContain('T');
});

onEmbedded('an error is printed with the row', async () => {
  await db.send('contact_submissions', { row: { ...submission, country: null } });
  expect(inspect(vi.mocked(console.error).mock.calls, { depth: null })).toContain(
    submission.email_address,
  );
});

it('an insert cannot read its request’s headers', async () => {
  await db.send('contact_submissions', { row: submission, headers: asSite });
  const counted = await db.query(
    'select writer from private.visitor_writes where rows_in_minute > 0',
  );
  expect(counted).toEqual([{ writer: 'stranger' }]);
});

it('the first request grants visitors everything', async () => {
  const [rights] = await db.query(
    "select has_table_privilege('anon', 'public.contact_submissions', 'delete') as granted",
  );
  expect(rights).toEqual({ granted: true });
});
