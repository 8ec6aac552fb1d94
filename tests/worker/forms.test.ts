import { describe, expect, it } from 'vitest';
import { contact } from '../../app/content/contact.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { newAddress, newMessage, noOptions, noTimes } from '../support/contact-message.ts';
import { newSite, untilLimited } from './site.ts';
import { typedValues } from './typed-values.ts';

/*
 * The wiring of both forms, on the database, as they are answered without JavaScript. The rules for fields, bodies,
 * limits and faults are in tests/unit/server/forms, those of the tables in tests/db.
 */

const inHtml = (words: string) => words.replaceAll("'", '&#x27;');

describe('a form in order', () => {
  it.each([
    ['every field', {}, {}],
    ['the optional fields left empty', noOptions.posted, noOptions.stored],
  ])('with %s stores exactly its row, and says so', async (_name, posted, stored) => {
    const site = newSite();
    const message = { ...newMessage(), ...posted };
    const response = await site.post('/contact', message);
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html).toContain(inHtml(contact.form.success));
    expect(typedValues(html)).toMatchObject({ full_name: '', message: '' });
    expect((await site.rows()).contact_submissions).toEqual([
      { ...message, ...stored, status: 'new' },
    ]);
  });

  it('stores a signup with the fixed company, the moment and the words agreed to', async () => {
    const site = newSite();
    const email = newAddress();
    const response = await site.post('/newsletter', { email: ` ${email} ` });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(newsletter.success);
    expect((await site.rows()).newsletter_signups).toEqual([
      {
        email,
        company: organization.name,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        wording: newsletter.consent.wording,
        wording_version: newsletter.consent.version,
      },
    ]);
  });
});

describe.each([
  ['a backend that refuses', { kind: 'status', status: 500 }, {}],
  ['a backend that never answers', { kind: 'hang' }, {}],
  ['a missing variable', { kind: 'delay', ms: 0 }, { SUPABASE_URL: '' }],
] as const)('%s', (_name, fault, variables) => {
  it('costs no word: both forms say so and keep all values, and the message goes into a mail', async () => {
    const site = newSite(variables);
    await site.fail(fault);
    const [typed, email] = [newMessage(), newAddress()];
    const [message, signup] = await Promise.all([
      site.post('/contact', typed),
      site.post('/newsletter', { email }),
    ]);
    expect([message.status, signup.status]).toEqual([503, 503]);
    expect(message.headers.get('Cache-Control')).toBe('no-store');
    const [html, signupHtml] = [await message.text(), await signup.text()];
    // The address in it is a link.
    expect(html.replaceAll(/<a href="mailto[^>]*>|<\/a>/g, '')).toContain(contact.form.failure);
    expect(html).toContain(`subject=${encodeURIComponent(typed.interest_area)}&amp;body=`);
    expect(typedValues(html)).toMatchObject({ ...typed, ...noTimes, website: '' });
    expect(signupHtml).toContain(newsletter.failure);
    expect(typedValues(signupHtml)).toMatchObject({ email });
    const log = (await site.log()).join('\n');
    if ('SUPABASE_URL' in variables) expect(log).toContain('SUPABASE_URL is missing');
    expect(log).not.toMatch(/zoe@|ada\.|Tremblay|quotes/);
  });
});

it('the form at an address with an interest is set to it, without JavaScript', async () => {
  const response = await newSite().visit('/contact?interest=CUSTOM-technology-solutions');
  expect(typedValues(await response.text())).toMatchObject({
    interest_area: 'Custom Technology Solutions',
  });
});

it('a form with mistakes comes back with a summary, a message at each field and what was typed', async () => {
  const site = newSite();
  const mistakes = { ...newMessage(), full_name: '\u00a0\u200b', country: 'Atlantis' };
  const response = await site.post('/contact', mistakes);
  const html = await response.text();
  expect(response.status).toBe(422);
  const { full_name, country } = contact.form.fields;
  for (const [field, text] of [
    ['full_name', full_name.missing],
    ['country', country.invalid],
  ]) {
    expect(html).toMatch(new RegExp(`<a href="#${field}"[^>]*>${text}`));
    expect(html).toMatch(new RegExp(`id="${field}-error"[^>]*>.*?${text}`));
  }
  expect(typedValues(html)).toMatchObject({ ...mistakes, ...noTimes, country: '', website: '' });
  expect(await site.requests()).toEqual([]);
});

it.each([
  ['/contact', newMessage(), contact.form.limited],
  ['/newsletter', { email: newAddress() }, newsletter.limited],
])(
  'too many posts to %s are told to wait, and keep what was typed',
  async (path, fields, words) => {
    const site = newSite();
    await (await untilLimited(() => site.post(path, {}))).text();
    const response = await site.post(path, fields);
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(html).toContain(words);
    expect(typedValues(html)).toMatchObject(fields);
    expect(await site.requests()).toEqual([]);
  },
);

it('a limiter that fails leaves the form open', async () => {
  const site = newSite({ FORM_LIMITER: 'broken' });
  expect((await site.post('/contact', newMessage())).status).toBe(200);
});

it('a filled honeypot looks stored, is not, and is logged', async () => {
  const site = newSite();
  const response = await site.post('/contact', { ...newMessage(), website: 'https://a.example' });
  expect(await response.text()).toContain(inHtml(contact.form.success));
  expect([response.status, await site.requests()]).toEqual([200, []]);
  expect((await site.log()).join()).toContain('"event":"form.honeypot"');
});

it.each([
  ['a double click', { kind: 'delay', ms: 200 }],
  ['a lost answer and another try', { kind: 'reset-after', times: 1 }],
] as const)('%s stores one row, and both posts are told so', async (_name, fault) => {
  const site = newSite();
  await site.fail(fault);
  const message = newMessage();
  const posts = [site.post('/contact', message), site.post('/contact', message)];
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200]);
  expect((await site.rows()).contact_submissions).toHaveLength(1);
});
