import { afterAll, beforeAll, beforeEach } from 'vitest';
import { submitContact } from '../../app/data/contact-submissions.ts';
import { submitNewsletter } from '../../app/data/newsletter-signups.ts';
import { type TestEdge, testEdge } from './edge.ts';
import { type FakeSupabase, startFakeSupabase } from './fake-supabase/server.ts';

export let fake: FakeSupabase;
export let edge: TestEdge;

/** Both forms before a stand-in Supabase, which is empty again before each test of the file. */
export function testForms() {
  beforeAll(async () => {
    fake = await startFakeSupabase({ key: 'sb_publishable_test' });
  });
  afterAll(() => fake.stop());
  beforeEach(() => {
    fake.reset();
    edge = testEdge(fake.url);
  });
}

/** Other surroundings for the rest of a test. */
export function replaceEdge(other: TestEdge) {
  edge = other;
}

let last = 0;
const next = () => {
  last += 1;
  return last;
};

/** A message that no other test sends, so that none counts as sent twice. */
export const filled = () => ({
  full_name: 'Amina Okafor',
  email_address: `amina${next()}@example.org`,
  country: 'Canada',
  interest_area: 'General Inquiry',
  message: 'Hello.\nWe need help.',
});

/** An address that no other test signs up. */
export const freshEmail = () => `reader${next()}@example.org`;

const request = (values: Record<string, string>) =>
  new Request('https://site.example/contact', {
    method: 'POST',
    body: new URLSearchParams(values),
  });

/** Sends the contact form as a browser would. */
export const contact = (values: Record<string, string>) => submitContact(edge, request(values));

/** Sends the newsletter form as a browser would. */
export const signUp = (email: string) => submitNewsletter(edge, request({ email }));
