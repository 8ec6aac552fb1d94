import { expect, it } from 'vitest';
import { organization } from '../../../../app/content/organization.ts';
import { senderOf } from '../../../../app/server/forms/rate-limit.server.ts';
import { newAddress } from '../../../support/contact-message.ts';
import { storedRows } from '../../../support/faults.ts';
import { fake, signUp, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

it('a signup is stored as its three columns, and a longer address than any sent back', async () => {
  const email = newAddress();
  expect(await signUp(` ${email} `)).toEqual({ outcome: 'stored', status: 200 });
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const row = { email, company: organization.name, created_at };
  expect(storedRows(fake.requests, 'newsletter_signups')).toEqual([row]);
  const long = `${'x'.repeat(250)}@example.org`;
  expect(await signUp(long)).toMatchObject({ status: 422, values: { email: long } });
});

it.each([
  ['an address', '192.0.2.8', '::ffff:192.0.2.8', '::FFFF:c000:208', '0:0:0:0:0:ffff:192.0.2.8'],
  ['another one', '192.0.2.9', '::ffff:192.0.2.9%eth0'],
  ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8::1:ffff:0:0:9', '2001:0DB8:0000:0001::a%1'],
  ['the /64 beside it', '2001:db8:0:2::1'],
  ['the first /64', '::', '::1', '::1:2:3:4'],
  ['what is no address', 'unknown'],
])('%s is one sender in all spellings, and no other', (_name, ...spellings) => {
  const keys = new Set(spellings.map(senderOf));
  expect(keys.size).toBe(1);
  const others = ['198.51.100.1', '2001:db8:ffff:1::1', '::ffff:0:0:192.0.2.8', 'unknown too'];
  expect(others.map(senderOf)).not.toContain([...keys][0]);
});
