import { expect, it } from 'vitest';
import { checkHealth } from '../../../../app/server/supabase/health.server.ts';
import type { FaultInput } from '../../../support/faults.ts';
import { testContext } from '../../../support/request-context.ts';
import { fake, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

it('one call is shared by simultaneous questions', async () => {
  const asked = Array.from({ length: 50 }, () => checkHealth(testContext(fake.url)));
  expect((await Promise.all(asked))[0]).toEqual({ status: 200, supabase: 'answers' });
  expect(fake.requests).toHaveLength(1);
});

it.each<[string, FaultInput]>([
  // The gateway does not know the key; the database lacks a right.
  ['refuses', { kind: 'status', status: 401, body: '{"message":"Invalid API key"}' }],
  ['refuses', { kind: 'status', status: 401, body: '{"code":"42501"}' }],
  ['does not answer', { kind: 'status', status: 500 }],
  ['does not answer', { kind: 'reset' }],
])('Supabase %s: %j', async (supabase, fault) => {
  fake.fail(fault);
  expect(await checkHealth(testContext(fake.url))).toEqual({ status: 503, supabase });
});

it('it is limited by address, and says when the site is not configured', async () => {
  const limiters = { sender: { limit: async () => ({ success: false }) }, everyone: null };
  expect(await checkHealth(testContext(fake.url, { limiters }))).toEqual({ status: 429 });
  const ctx = testContext(fake.url, { isConfigured: false });
  expect(await checkHealth(ctx)).toEqual({ status: 503, supabase: 'not configured' });
});
