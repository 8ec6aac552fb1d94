import { describe, expect, it } from 'vitest';
import { contact as page } from '../../../../app/content/contact.ts';
import { fieldLengths, oneLine } from '../../../../app/content/form-fields.ts';
import { newsletter } from '../../../../app/content/newsletter.ts';
import { organization } from '../../../../app/content/organization.ts';
import { newAddress, noTimes } from '../../../support/contact-message.ts';
import { contact, filled, signUp } from '../../../support/tested-forms.ts';
import { ctx, fake, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

const { fields } = page.form;

describe('a message', () => {
  it('is stored as its row, trimmed at the ends only, and what was left empty as null', async () => {
    const values = {
      ...filled(),
      full_name: '  Amina  Okafor ',
      monthly_budget: '$500 - $2,000',
      message: '\n =SUM(A1) <script>alert(1)</script> ᑭᓯᐢ ‏א 😀 \n',
    };
    expect(await contact(values)).toEqual({ outcome: 'stored', status: 200 });
    expect(fake.stored('contact_submissions')).toMatchObject([
      {
        ...values,
        full_name: 'Amina  Okafor',
        message: values.message.trim(),
        ...{ organization_name: null, timeline: null, status: 'new' },
      },
    ]);
    expect(String(fake.requests[0]?.headers.prefer)).not.toContain('representation');
  });

  it('without its required answers is sent back with a message for each, and what was typed', async () => {
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
});

/** What the fields take and refuse: the field, what it is given, and what is said about it; null where it is taken. */
const cases: readonly (readonly [keyof typeof fields, string, string | null])[] = [
  ...['', '   ', ...'\n\u00a0\u200b\u2060\u00ad\u3164\u2800\u200f\u{e0041}'].flatMap(
    (blank) =>
      [
        ['full_name', blank, fields.full_name.missing],
        ['message', blank, fields.message.missing],
      ] as const,
  ),
  ...[...'\n\r\t\u0007\u001b\u0085\u2028\u202e\u2066'].flatMap(
    (control) =>
      [
        ['full_name', `Ada${control}Lovelace`, oneLine(fields.full_name.label)],
        ['organization_name', `a${control}b`, oneLine(fields.organization_name.label)],
        ['message', `a${control}b`, null],
      ] as const,
  ),
  ...['Q', 'Zoë Côté', 'ᐊᐃ ᓄᓇᕗᑦ', '👩‍👩‍👧 Family', 'Ada\u00a0L', 'שרה \u200fLevi'].map(
    (name) => ['full_name', name, null] as const,
  ),
  ...['ada', 'a b@x.org', 'a@x.org\nBcc: b@x.org', 'a\u200b@x.org', 'a@x@y.org', 'a@-x.org'].map(
    (address) => ['email_address', address, fields.email_address.invalid] as const,
  ),
  ['email_address', "o'neil+news_{x}@mail.charity.example", null],
  ['email_address', 'ada@localhost', null],
  ['country', 'canada', fields.country.invalid],
  ['country', '__proto__', fields.country.invalid],
  ['monthly_budget', 'Under $5', fields.monthly_budget.invalid],
  ['timeline', 'soon', fields.timeline.invalid],
  ['interest_area', 'toString', fields.interest_area.invalid],
];

it.each(cases)('%s %j is answered with %j', async (field, value, said) => {
  const answer = await contact({ ...filled(), [field]: value });
  if (said === null) expect(answer).toMatchObject({ outcome: 'stored' });
  else expect(answer).toMatchObject({ status: 422, errors: { [field]: said } });
});

it.each([
  ['full_name', 'é', fieldLengths.name],
  ['organization_name', 'x', fieldLengths.organization],
  ['message', 'x', fieldLengths.message],
])('%s takes its limit in full and no more', async (field, letter, limit) => {
  const long = (length: number) => contact({ ...filled(), [field]: letter.repeat(length) });
  expect(await long(limit)).toMatchObject({ outcome: 'stored' });
  expect(await long(limit + 1)).toMatchObject({
    outcome: 'invalid',
    errors: { [field]: expect.anything() },
  });
});

describe('a signup', () => {
  it('is stored with the words that the person agreed to', async () => {
    const email = newAddress();
    expect(await signUp(` ${email} `)).toEqual({ outcome: 'stored', status: 200 });
    expect(fake.stored('newsletter_signups')).toEqual([
      {
        email,
        company: organization.name,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        wording: newsletter.consent.wording,
        wording_version: newsletter.consent.version,
      },
    ]);
  });

  it.each(['', 'nobody', `${'x'.repeat(250)}@example.org`])('of %j is sent back', async (email) => {
    expect(await signUp(email)).toMatchObject({ status: 422, values: { email } });
    expect(fake.requests).toHaveLength(0);
  });
});
