import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readJob, readJobs } from '../../../app/careers/jobs.server.ts';
import { loader } from '../../../app/routes/healthz.ts';
import { senderOf } from '../../../app/server/forms/rate-limit.server.ts';
import { timeLimits } from '../../../app/server/limits.server.ts';
import type { RequestContext } from '../../../app/server/request-context.server.ts';
import { newMessage } from '../../support/contact-message.ts';
import { testContext } from '../../support/fake-platform.ts';
import type { FaultInput } from '../../support/faults.ts';
import { cache, contact, ctx, fake, memory, testSupabase } from '../../support/tested-supabase.ts';
import { routeArgs } from '../route-args.ts';

testSupabase();

/** What may go wrong, and how often a form is sent then. */
const faults: readonly (readonly [FaultInput, number])[] = [
  [{ kind: 'status', status: 400 }, 1],
  [{ kind: 'status', status: 401 }, 1],
  [{ kind: 'status', status: 404, body: '' }, 1],
  [{ kind: 'status', status: 409 }, 1],
  [{ kind: 'status', status: 302, location: '/rest/v1/jobs' }, 1],
  [{ kind: 'status', status: 200, body: '' }, 1],
  [{ kind: 'status', status: 500 }, 2],
  [{ kind: 'status', status: 503, body: 'over capacity' }, 2],
  [{ kind: 'reset' }, 2],
];

it.each(faults)('with the fault %j a form fails, sent %i times', async (fault, attempts) => {
  fake.fail(fault);
  const values = newMessage();
  expect(await contact(values)).toMatchObject({ outcome: 'failed', status: 503, values });
  expect(fake.requests).toHaveLength(attempts);
  expect(new Set(fake.requests.map(({ headers }) => headers['x-row-id'])).size).toBe(1);
  expect(JSON.stringify(ctx.lines)).not.toMatch(/Zoë|nonprofit|quotes/);
});

it.each([
  { kind: 'status', status: 500 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 200, body: '<h1>Maintenance</h1>' },
  { kind: 'status', status: 200, body: '{}' },
  { kind: 'status', status: 200, body: '' },
  { kind: 'status', status: 302, location: '/rest/v1/jobs' },
  { kind: 'reset' },
] as const)('with the fault %j what is read fails after one call', async (fault) => {
  fake.fail(fault);
  expect(await readJobs(ctx, memory)).toBeNull();
  expect(await readJob(ctx, 'bookkeeper', memory)).toBeNull();
  expect(fake.requests).toHaveLength(2);
  expect(ctx.lines[0]).toMatchObject({ event: 'jobs.list' });
  await ctx.background.settled();
  expect(cache.entries.size).toBe(0);
});

it.each(['hang', 'hang-in-body'] as const)('the time limit holds for a %s', async (kind) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const limits: number[] = [];
  fake.fail({ kind });
  expect(await readJobs(ctx, memory)).toBeNull();
  expect(await contact(newMessage())).toMatchObject({ outcome: 'failed', status: 503 });
  expect(limits).toEqual([timeLimits.read, timeLimits.write, timeLimits.write]);
  const logged = { level: 'error', reason: 'time-limit' };
  expect(ctx.lines).toMatchObject([logged, logged, logged]);
});

describe('the health', () => {
  async function health(ctx: RequestContext) {
    const response = await loader(routeArgs(ctx, '/healthz'));
    return [response.status, await response.json()];
  }
  const state = (supabase: string) => ({ supabase, notices: 'off' });

  it.each<[number, string, FaultInput?]>([
    [200, 'answers'],
    // A wrong key, and a right that the database does not grant.
    [503, 'refuses', { kind: 'status', status: 401, body: '{"message":"Invalid API key"}' }],
    [503, 'refuses', { kind: 'status', status: 401, body: '{"code":"42501"}' }],
    [503, 'does not answer', { kind: 'status', status: 500 }],
    [503, 'does not answer', { kind: 'reset' }],
  ])('says with %i that Supabase %s: %j', async (status, supabase, ...faults) => {
    fake.fail(...faults.filter((fault) => fault !== undefined));
    expect(await health(testContext(fake.url))).toEqual([status, state(supabase)]);
  });

  it('says when the site is not configured', async () => {
    expect(await health(testContext(''))).toEqual([503, state('not configured')]);
  });
});

it.each([
  ['an address', '192.0.2.8'],
  ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8::1:ffff:0:0:9', '2001:0DB8:0000:0001::a'],
  ['the /64 beside it', '2001:db8:0:2::1'],
  ['the first /64', '::', '::1', '::1:2:3:4'],
  ['what is no address', 'unknown'],
])('%s is one sender in all spellings, and no other', (_name, ...spellings) => {
  const keys = new Set(spellings.map(senderOf));
  expect(keys.size).toBe(1);
  const others = ['198.51.100.1', '2001:db8:ffff:1::1', 'unknown too'];
  expect(others.map(senderOf)).not.toContain([...keys][0]);
});
