import { describe, expect, it, vi } from 'vitest';
import { timeLimits } from '../../../../app/server/limits.ts';
import { EnvironmentError } from '../../../../app/server/variables.ts';
import type { FaultInput } from '../../../support/faults.ts';
import { testContext } from '../../../support/request-context.ts';
import { contact, filled, freshEmail, signUp } from '../../../support/tested-forms.ts';
import { ctx, fake, replaceContext, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

const faults: FaultInput[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 404, body: '' },
  { kind: 'status', status: 404, body: '[]' },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'reset-after' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'html', status: 201 },
  { kind: 'empty' },
  { kind: 'empty', status: 204 },
  { kind: 'wrong-types' },
  { kind: 'huge', megabytes: 8 },
  { kind: 'redirect', location: 'http://127.0.0.1:9/' },
];

describe.each(faults)('with the fault %j', (fault) => {
  it('both forms say so, keep what was typed, try once, and log nothing personal', async () => {
    fake.fail(fault);
    const [values, email] = [filled(), freshEmail()];
    expect(await contact(values)).toMatchObject({ outcome: 'failed', status: 503, values });
    expect(await signUp(email)).toMatchObject({
      outcome: 'failed',
      status: 503,
      values: { email },
    });
    expect(fake.requests).toHaveLength(2);
    expect(ctx.lines).toMatchObject([
      { event: 'contact.insert', level: 'error' },
      { event: 'newsletter.insert', level: 'error' },
    ]);
    expect(JSON.stringify(ctx.lines)).not.toMatch(/Amina|example\.org|need help/);
  });

  it('trying again after recovery stores it', async () => {
    fake.fail(fault);
    const values = filled();
    await contact(values);
    fake.fail();
    expect(await contact(values)).toMatchObject({ outcome: 'stored' });
  });
});

describe.each([{ kind: 'hang' }, { kind: 'hang-in-body' }, { kind: 'delay', ms: 6_000 }] as const)(
  'when Supabase takes its time (%j)',
  (fault) => {
    it('a visitor waits no longer than the limit for writes', async () => {
      fake.fail(fault);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const submission = contact(filled());
        await vi.waitUntil(() => fake.requests.length === 1);
        await vi.advanceTimersByTimeAsync(timeLimits.write);
        expect(await submission).toMatchObject({ outcome: 'failed', status: 503 });
      } finally {
        vi.useRealTimers();
      }
    });
  },
);

it('a missing variable fails the form, not the page', async () => {
  replaceContext({
    ...testContext(fake.url),
    get environment(): never {
      throw new EnvironmentError('SUPABASE_URL is missing');
    },
  });
  expect(await contact(filled())).toMatchObject({ outcome: 'failed', status: 503 });
  expect(ctx.lines).toEqual([]);
});
