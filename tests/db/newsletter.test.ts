import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { MessageDatabase, signup } from './support/databases.ts';

const db = new MessageDatabase();

beforeEach(() => db.exec(`update private.settings set site_url = 'https://site.example'`));

const signUp = (email: string) =>
  db.visitor.from('newsletter_signups').insert({ ...signup, email });
const list = async () => {
  const query = await readFile('supabase/queries/export-newsletter.sql', 'utf8');
  return (await db.query(query)).map(({ email }) => email);
};
const unsubscribe = async (email: string) => {
  const [row] = await db.query(
    'select unsubscribe_token from public.newsletter_signups where email = $1',
    email,
  );
  const token = String(row?.unsubscribe_token);
  return (await db.visitor.rpc('unsubscribe', { token })).data;
};

it('dates a consent by its own clock, whatever time the row names', async () => {
  await signUp('a@charity.example');
  const [row] = await db.query(
    "select consented_at > now() - interval '1 minute' as is_now from public.newsletter_signups",
  );
  expect(row).toEqual({ is_now: true });
});

it('lets a person unsubscribe with the link of any issue, and come back at once', async () => {
  await db.signupAt('A@Charity.example', '2026-06-01T12:00:00Z');
  await signUp('a@charity.example');
  await signUp('b@charity.example');
  expect(await unsubscribe('A@Charity.example')).toBe(true);
  expect(await list()).toEqual(['b@charity.example']);
  expect(await unsubscribe('A@Charity.example')).toBe(true);
  await signUp('a@charity.example');
  expect(await list()).toEqual(['a@charity.example', 'b@charity.example']);
});

it('keeps the time of the first withdrawal, from which retention counts', async () => {
  await signUp('a@charity.example');
  await db.query("update public.newsletter_signups set withdrawn_at = '2026-01-01T00:00:00Z'");
  await unsubscribe('a@charity.example');
  const [row] = await db.query('select withdrawn_at from public.newsletter_signups');
  expect(row).toEqual({ withdrawn_at: '2026-01-01T00:00:00+00:00' });
});

it('removes nobody for a token that nobody has', async () => {
  await signUp('a@charity.example');
  const token = '00000000-0000-4000-8000-000000000000';
  expect((await db.visitor.rpc('unsubscribe', { token })).data).toBe(false);
  expect((await db.visitor.rpc('unsubscribe', { token: 'x' })).error?.code).toBe('22P02');
  expect(await list()).toEqual(['a@charity.example']);
});
