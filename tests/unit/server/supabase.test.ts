import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readJob, readJobs } from '../../../app/careers/jobs.server.ts';
import { loader } from '../../../app/routes/healthz.ts';
import { timeLimits } from '../../../app/server/limits.server.ts';
import type { RequestContext } from '../../../app/server/request-context.server.ts';
import { strictFetch } from '../../../app/server/supabase/client.server.ts';
import { listen } from '../../../scripts/stack/ports.ts';
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
  [{ kind: 'status', status: 404, body: '[]' }, 1],
  [{ kind: 'status', status: 409 }, 1],
  [{ kind: 'status', status: 201, body: '[{"id":' }, 1],
  [{ kind: 'status', status: 201, body: '<h1>Maintenance</h1>' }, 1],
  [{ kind: 'status', status: 500 }, 2],
  [{ kind: 'status', status: 503, body: 'over capacity' }, 2],
  [{ kind: 'reset' }, 2],
  [{ kind: 'status', status: 200, body: '<h1>Maintenance</h1>' }, 2],
  [{ kind: 'status', status: 200, body: '' }, 2],
  [{ kind: 'status', status: 204, body: '' }, 2],
  [{ kind: 'status', status: 200, body: '[{"id":{}}]' }, 2],
  [{ kind: 'status', status: 200, body: '{}' }, 2],
  [{ kind: 'huge', megabytes: 16 }, 2],
  [{ kind: 'status', status: 302, location: '/rest/v1/jobs' }, 2],
];

it.each(faults)('with the fault %j a form fails, sent %i times', async (fault, attempts) => {
  fake.fail(fault);
  const values = newMessage();
  expect(await contact(values)).toMatchObject({ outcome: 'failed', status: 503, values });
  expect(fake.requests).toHaveLength(attempts);
  expect(ctx.lines[0]).toMatchObject({ event: 'contact.insert', level: 'error' });
  expect(JSON.stringify(ctx.lines)).not.toMatch(/Zoë|nonprofit|quotes/);
});

it.each(faults)('with the fault %j what is read fails after one call', async (fault) => {
  fake.fail(fault);
  expect(await readJobs(ctx, memory)).toEqual({ outcome: 'failed' });
  expect(await readJob(ctx, 'bookkeeper', memory)).toEqual({ outcome: 'failed' });
  expect(fake.requests).toHaveLength(2);
  const quoted = { error: expect.stringContaining('[{') };
  expect(ctx.lines).not.toContainEqual(expect.objectContaining(quoted));
  await ctx.background.settled();
  expect(cache.entries.size).toBe(0);
});

it.each(['hang', 'hang-in-body'] as const)('the time limit holds for a %s', async (kind) => {
  fake.fail({ kind });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [read, sent] = [readJobs(ctx, memory), contact(newMessage())];
  await vi.waitUntil(() => fake.requests.length === 2);
  await vi.advanceTimersByTimeAsync(timeLimits.read);
  expect(await read).toEqual({ outcome: 'failed' });
  const logged = { event: 'jobs.list', reason: 'time-limit', backendStatus: 504 };
  expect(ctx.lines).toMatchObject([logged]);
  await vi.advanceTimersByTimeAsync(timeLimits.write - timeLimits.read);
  expect(await sent).toMatchObject({ outcome: 'failed', status: 503 });
});

it('a call that takes too long is let go of, and holds no connection any more', async () => {
  const server = createServer();
  const url = await listen(server, 0);
  const asked = once(server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    server.close();
    server.closeAllConnections();
  });
  const call = strictFetch(`${url}/rest/v1/jobs`);
  const [, response] = await asked;
  const closed = once(response, 'close');
  await vi.advanceTimersByTimeAsync(timeLimits.read);
  expect(await (await call).json()).toMatchObject({ code: 'time-limit' });
  await closed;
});

describe('the health', () => {
  async function health(ctx: RequestContext) {
    const response = await loader(routeArgs(ctx, '/healthz'));
    return [response.status, await response.json()];
  }
  const state = (supabase: string) => ({ supabase, notices: 'off', version: null });

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
