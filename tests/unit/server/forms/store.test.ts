import { expect, it, vi } from 'vitest';
import { EnvironmentError } from '../../../../app/server/environment.ts';
import { timeLimits } from '../../../../app/server/limits.ts';
import type { FaultInput } from '../../../support/faults.ts';
import { testContext } from '../../../support/request-context.ts';
import { contact, filled, freshEmail, signUp } from '../../../support/tested-forms.ts';
import { ctx, fake, replaceContext, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

const duplicate: FaultInput = { kind: 'status', status: 409, body: '{"code":"23505"}' };

/** What may go wrong: first what is certain, then what may have been stored all the same and is tried again. */
const refusals: readonly FaultInput[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 404, body: '[]' },
  { kind: 'status', status: 409 },
  { kind: 'truncated' },
  { kind: 'html', status: 201 },
];
const doubts: readonly FaultInput[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'wrong-types' },
  { kind: 'huge', megabytes: 8 },
  { kind: 'redirect', location: 'http://127.0.0.1:9/' },
];
const faults = [
  ...refusals.map((fault) => ({ fault, attempts: 1 })),
  ...doubts.map((fault) => ({ fault, attempts: 2 })),
];

it.each(faults)('$fault is a failure after $attempts attempts', async ({ fault, attempts }) => {
  fake.fail(fault);
  const values = filled();
  expect(await contact(values)).toMatchObject({ outcome: 'failed', status: 503, values });
  expect(fake.requests).toHaveLength(attempts);
  expect(ctx.lines[0]).toMatchObject({ event: 'contact.insert', level: 'error' });
  expect(JSON.stringify(ctx.lines)).not.toMatch(/Amina|example\.org|need help/);
});

it.each(['hang', 'hang-in-body'] as const)(
  'a visitor waits no longer than one time limit (%s)',
  async (kind) => {
    fake.fail({ kind });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const submission = contact(filled());
      await vi.waitUntil(() => fake.requests.length === 1);
      await vi.advanceTimersByTimeAsync(timeLimits.write);
      expect(await submission).toMatchObject({ outcome: 'failed', status: 503 });
    } finally {
      vi.useRealTimers();
    }
  },
);

it.each<FaultInput[][]>([[[duplicate]], [[{ kind: 'reset-after', times: 1 }, duplicate]]])(
  'a row that is there already counts as stored: an earlier answer was lost (%j)',
  async (faults) => {
    fake.fail(...faults);
    expect(await contact(filled())).toEqual({ outcome: 'stored', status: 200 });
    expect(await signUp(freshEmail())).toEqual({ outcome: 'stored', status: 200 });
  },
);

it('a signup is stored without its proof where the table has no columns for it yet', async () => {
  fake.fail({ kind: 'status', status: 400, body: '{"code":"PGRST204"}', contains: 'wording' });
  const email = freshEmail();
  expect(await signUp(email)).toMatchObject({ outcome: 'stored' });
  expect(Object.keys(fake.stored('newsletter_signups')[0] ?? {})).toEqual([
    'email',
    'company',
    'created_at',
  ]);
});

it('a missing variable fails the form, not the page', async () => {
  replaceContext({
    ...testContext(fake.url),
    get environment(): never {
      throw new EnvironmentError('SUPABASE_URL is missing');
    },
  });
  expect(await contact(filled())).toMatchObject({ outcome: 'failed', status: 503 });
});
