import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletter } from '../../../../app/content/newsletter.ts';
import { organization } from '../../../../app/content/organization.ts';
import { noTimes } from '../../../support/contact-message.ts';
import { fuzz } from '../../../support/fuzz.ts';
import { testContext } from '../../../support/request-context.ts';
import { contact, filled, freshEmail, signUp } from '../../../support/tested-forms.ts';
import { ctx, fake, replaceContext, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

describe('a message', () => {
  it('is stored as exactly the specified row, empty choices as null', async () => {
    const values = filled();
    expect(await contact(values)).toEqual({ outcome: 'stored', status: 200 });
    expect(fake.stored('contact_submissions')).toEqual([
      { ...values, organization_name: null, monthly_budget: null, timeline: null, status: 'new' },
    ]);
    expect(fake.requests).toMatchObject([
      {
        method: 'POST',
        url: '/rest/v1/contact_submissions',
        headers: { apikey: 'sb_publishable_test' },
      },
    ]);
    expect(String(fake.requests[0]?.headers.prefer)).not.toContain('representation');
  });

  it('keeps its optional answers, trimmed at the ends only', async () => {
    const values = {
      ...filled(),
      full_name: '  Amina  Okafor ',
      organization_name: ' Food & Friends ',
      monthly_budget: '$500 - $2,000',
      timeline: '6+ Months',
      message: '\n =SUM(A1) <script>alert(1)</script> ᑭᓯᐢ ‏א 😀 \n',
    };
    await contact(values);
    expect(fake.stored('contact_submissions')[0]).toMatchObject({
      full_name: 'Amina  Okafor',
      organization_name: 'Food & Friends',
      monthly_budget: '$500 - $2,000',
      timeline: '6+ Months',
      message: '=SUM(A1) <script>alert(1)</script> ᑭᓯᐢ ‏א 😀',
    });
  });

  it('without its required answers is sent back with a message for each, and what was typed', async () => {
    const values = { organization_name: 'Kept', message: ' ' };
    expect(await contact(values)).toEqual({
      outcome: 'invalid',
      status: 422,
      errors: {
        full_name: 'Enter your full name',
        email_address: 'Enter your email address',
        country: 'Choose the country where you mainly work',
        interest_area: 'Choose what your message is about',
        message: 'Write your message',
      },
      values: {
        full_name: '',
        email_address: '',
        organization_name: 'Kept',
        country: '',
        monthly_budget: '',
        timeline: '',
        interest_area: '',
        message: ' ',
        ...noTimes,
      },
    });
    expect(fake.requests).toHaveLength(0);
    expect(ctx.lines).toMatchObject([{ event: 'form.invalid', form: 'contact' }]);
    expect(JSON.stringify(ctx.lines)).not.toContain('Kept');
  });

  const blanks = [
    '',
    ' ',
    '\t',
    '\n\n',
    '\u00a0',
    '\u200b\u200d',
    '\ufeff',
    '\u3000\u2060',
    '\u200f',
    '\u2800\u3164',
  ];
  it.each(blanks)('of %j only is blank', async (blank) => {
    const result = await contact({ ...filled(), full_name: blank, message: blank });
    expect(result).toMatchObject({
      errors: { full_name: 'Enter your full name', message: 'Write your message' },
    });
  });

  it.each([
    ['full_name', 'Amina\r\nBcc: all@example.org'],
    ['full_name', 'Amina\tOkafor'],
    ['full_name', 'a\u2028b'],
    ['full_name', 'x'.repeat(201)],
    ['organization_name', 'a\u0007b'],
    ['organization_name', 'x'.repeat(201)],
    ['email_address', 'amina'],
    ['email_address', 'amina@example.org\nBcc: all@example.org'],
    ['email_address', 'a b@example.org'],
    ['email_address', 'amina@-example.org'],
    ['email_address', `${'x'.repeat(243)}@example.org`],
    ['country', 'canada'],
    ['country', 'Canada '],
    ['country', '__proto__'],
    ['monthly_budget', 'Under $5'],
    ['timeline', 'soon'],
    ['interest_area', 'toString'],
    ['message', 'x'.repeat(5_001)],
  ])('with the %s %j is sent back', async (field, value) => {
    const result = await contact({ ...filled(), [field]: value });
    expect(result).toMatchObject({ outcome: 'invalid', status: 422 });
    expect(Object.keys('errors' in result ? result.errors : {})).toEqual([field]);
    expect(fake.requests).toHaveLength(0);
  });

  it('may use every limit to the full', async () => {
    const values = {
      ...filled(),
      full_name: 'é'.repeat(200),
      email_address: `${'x'.repeat(242)}@example.org`,
      organization_name: 'x'.repeat(200),
      message: 'x'.repeat(5_000),
    };
    expect(await contact(values)).toMatchObject({ outcome: 'stored' });
  });
});

describe('a signup', () => {
  it('is stored with the words that the person agreed to', async () => {
    const email = freshEmail();
    expect(await signUp(` ${email} `)).toEqual({ outcome: 'stored', status: 200 });
    const [row] = fake.stored('newsletter_signups');
    expect(row).toEqual({
      email,
      company: organization.name,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      wording: newsletter.consent.wording,
      wording_version: newsletter.consent.version,
    });
  });

  it.each(['', 'nobody', 'a@b c', '\u200b'])('of %j is sent back', async (email) => {
    expect(await signUp(email)).toMatchObject({ status: 422, values: { email } });
    expect(fake.requests).toHaveLength(0);
  });
});

describe('the same message twice', () => {
  it('at once is stored once, and both are told so', async () => {
    const values = filled();
    fake.fail({ kind: 'delay', ms: 50 });
    expect(await Promise.all([contact(values), contact(values)])).toEqual([
      { outcome: 'stored', status: 200 },
      { outcome: 'stored', status: 200 },
    ]);
    expect(await contact(values)).toMatchObject({ outcome: 'stored' });
    expect(fake.stored('contact_submissions')).toHaveLength(1);
  });

  it('in other words is another message', async () => {
    const values = filled();
    await Promise.all([contact(values), contact({ ...values, message: 'Hello again.' })]);
    expect(fake.stored('contact_submissions')).toHaveLength(2);
  });
});

describe('a post that the guard stops', () => {
  it('in the honeypot looks stored and is not', async () => {
    expect(await contact({ ...filled(), website: 'http://spam.example' })).toEqual({
      outcome: 'stored',
      status: 200,
    });
    expect(fake.requests).toHaveLength(0);
    expect(ctx.lines).toMatchObject([{ event: 'form.honeypot', form: 'contact' }]);
  });

  it('for its rate keeps what was typed', async () => {
    replaceContext(
      testContext(fake.url, {
        limiters: { sender: { limit: async () => ({ success: false }) }, everyone: null },
      }),
    );
    const values = filled();
    expect(await contact(values)).toMatchObject({ status: 429, retryAfterSeconds: 60, values });
    expect(fake.requests).toHaveLength(0);
  });

  it('for its columns stores nothing', async () => {
    expect(await contact({ ...filled(), status: 'read' })).toMatchObject({
      outcome: 'refused',
      status: 400,
    });
    expect(fake.requests).toHaveLength(0);
  });
});

it(
  'whatever is typed is stored, sent back or refused',
  async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', ' ', 'Canada'),
    );
    const fields = fc.record({
      full_name: text,
      email_address: fc.oneof(text, fc.emailAddress()),
      country: text,
      interest_area: fc.oneof(text, fc.constant('General Inquiry')),
      message: text,
    });
    await fc.assert(
      fc.asyncProperty(fields, async (values) => {
        const before = fake.requests.length;
        const result = await contact(values);
        expect([200, 400, 422]).toContain(result.status);
        const stored = fake.requests.length - before;
        if (stored > 0) expect(result.outcome).toBe('stored');
        if (result.outcome !== 'stored') expect(stored).toBe(0);
      }),
      { numRuns: fuzz.runs },
    );
  },
  fuzz.timeout,
);
