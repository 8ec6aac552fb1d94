import { describe, expect, it } from 'vitest';
import { contactFields as fields } from '../../../../app/content/contact-fields.ts';
import { organization } from '../../../../app/content/organization.ts';
import { newAddress, noTimes } from '../../../support/contact-message.ts';
import {
  contact,
  ctx,
  fake,
  filled,
  signUp,
  testSupabase,
} from '../../../support/tested-supabase.ts';

testSupabase();

it('a message without its required answers is sent back with a text for each, and what was typed', async () => {
  const typed = { organization_name: 'Kept', message: ' ' };
  const required = ['full_name', 'email_address', 'interest_area', 'country', 'message'] as const;
  const empty = { full_name: '', email_address: '', country: '', interest_area: '' };
  expect(await contact(typed)).toMatchObject({
    outcome: 'invalid',
    status: 422,
    errors: Object.fromEntries(required.map((name) => [name, fields[name].missing])),
    values: { ...empty, monthly_budget: '', timeline: '', ...typed, ...noTimes },
  });
  expect(fake.requests).toHaveLength(0);
  expect(JSON.stringify(ctx.lines)).not.toContain('Kept');
});

describe('a signup', () => {
  it('is stored as its three columns', async () => {
    const email = newAddress();
    expect(await signUp(` ${email} `)).toEqual({ outcome: 'stored', status: 200 });
    expect(fake.stored('newsletter_signups')).toEqual([
      {
        email,
        company: organization.name,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  it.each(['', 'nobody', `${'x'.repeat(250)}@example.org`])('of %j is sent back', async (email) => {
    expect(await signUp(email)).toMatchObject({ status: 422, values: { email } });
    expect(fake.requests).toHaveLength(0);
  });
});

it('a row whose answer is lost is sent once more, and counts as stored', async () => {
  fake.fail({ kind: 'reset-after', times: 1 });
  expect(await contact(filled())).toMatchObject({ outcome: 'stored', status: 200 });
  expect(fake.requests).toHaveLength(2);
});
