import { afterEach, beforeEach } from 'vitest';
import { storeMessage } from '../../app/contact/message.server.ts';
import { storeSignup } from '../../app/newsletter/signup.server.ts';
import { newMessage, noOptions } from './contact-message.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { sampleJobs } from './job-rows.ts';
import { type TestContext, testContext } from './request-context.ts';

export let fake: FaultProxy;
export let ctx: TestContext;

/** A Supabase without a database for each test: it has the sample jobs and takes every insert. */
export function testSupabase() {
  beforeEach(async () => {
    const answers = { jobs: sampleJobs, contact_submissions: [], newsletter_signups: [] };
    fake = await startFaultProxy({ answers });
    ctx = testContext(fake.url);
  });
  afterEach(() => fake.stop());
}

export const filled = () => ({ ...newMessage(), ...noOptions.posted });

const request = (values: Record<string, string>) =>
  new Request('https://site.example/', { method: 'POST', body: new URLSearchParams(values) });

export const contact = async (values: Record<string, string>) =>
  (await storeMessage(ctx, request(values))).result;

export const signUp = (email: string) => storeSignup(ctx, request({ email }));
