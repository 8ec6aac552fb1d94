import { expect, it } from 'vitest';
import { checkHealth } from '../../../../app/server/supabase/health.ts';
import { EnvironmentError } from '../../../../app/server/variables.ts';
import { testContext } from '../../../support/request-context.ts';
import { fake, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

it('says that Supabase answers, refuses or does not answer, asking each time', async () => {
  const health = () => checkHealth(testContext(fake.url));
  expect(await health()).toEqual({ status: 200, supabase: 'answers' });
  // Supabase's gateway does not know the key; the database lacks a right.
  for (const body of ['{"message":"Invalid API key"}', '{"code":"42501"}']) {
    fake.fail({ kind: 'status', status: 401, body });
    expect(await health()).toEqual({ status: 503, supabase: 'refuses' });
  }
  fake.fail({ kind: 'status', status: 500 });
  expect(await health()).toEqual({ status: 503, supabase: 'does not answer' });
  fake.fail({ kind: 'reset' });
  expect(await health()).toEqual({ status: 503, supabase: 'does not answer' });
});

it('shares one call between simultaneous questions', async () => {
  await Promise.all(Array.from({ length: 50 }, () => checkHealth(testContext(fake.url))));
  expect(fake.requests).toHaveLength(1);
});

it('is limited by address', async () => {
  const limiters = { sender: { limit: async () => ({ success: false }) }, everyone: null };
  expect(await checkHealth(testContext(fake.url, { limiters }))).toEqual({
    status: 429,
    retryAfterSeconds: 60,
  });
});

it('says when the site is not configured', async () => {
  const ctx = {
    ...testContext(fake.url),
    get environment(): never {
      throw new EnvironmentError('SUPABASE_URL is missing');
    },
  };
  expect(await checkHealth(ctx)).toEqual({ status: 503, supabase: 'not configured' });
});
