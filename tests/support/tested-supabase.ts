import { afterEach, beforeEach } from 'vitest';
import type { Job } from '../../app/careers/job.ts';
import { storeMessage } from '../../app/contact/message.server.ts';
import { type IsolateCache, isolateCache } from '../../app/server/cache.server.ts';
import { FakeCache, type TestContext, testContext } from './fake-platform.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { sampleJobs } from './job-rows.ts';

export let fake: FaultProxy;
export let ctx: TestContext;
export let cache: FakeCache;
export let memory: IsolateCache<readonly Job[]>;

/** A Supabase without a database for each test: it has the sample jobs and takes every insert. What is read is remembered. */
export function testSupabase() {
  beforeEach(async () => {
    const answers = { jobs: sampleJobs, contact_submissions: [], newsletter_signups: [] };
    fake = await startFaultProxy({ answers });
    ctx = testContext(fake.url);
    cache = new FakeCache();
    memory = isolateCache(() => cache);
  });
  afterEach(() => fake.stop());
}

export async function contact(values: Record<string, string>) {
  const body = new URLSearchParams(values);
  const request = new Request('https://site.example/', { method: 'POST', body });
  return (await storeMessage(ctx, request)).result;
}
