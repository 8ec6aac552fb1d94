import { describe, expect, it } from 'vitest';
import { contact as contactPage } from '../../app/content/contact.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { rateLimits } from '../../app/server/limits.ts';
import { newAddress, newMessage, noOptions, noTimes } from '../support/contact-message.ts';
import { writeFaults } from '../support/write-faults.ts';
import { newSite } from './site.ts';
import { typedValues } from './typed-values.ts';

const mailsOn = {
  NOTICES_TOKEN: 'a-token-of-a-test-and-of-nothing-else',
  NOTICES_FROM: 'website@cedarline.example',
  NOTICES_TO: 'owner@cedarline.example',
};

/** The words of failure as they stand in the page: the address is a link. */
const contactFailure = contactPage.form.failure.replace(
  organization.email,
  `<a href="mailto:${organization.email}" class="underline">${organization.email}</a>`,
);

describe('a form in order', () => {
  it.each([
    ['with every field', {}, {}],
    ['with the optional fields left empty', noOptions.posted, noOptions.stored],
  ])('stores exactly the specified row %s, and says so', async (_name, posted, stored) => {
    const site = newSite();
    const message = { ...newMessage(), ...posted };
    const response = await site.post('/contact', message);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Thank you for reaching out! We&#x27;ve received your message');
    expect(typedValues(html)).toMatchObject({ full_name: '', message: '' });
    expect((await site.rows()).contact_submissions).toEqual([
      { ...message, ...stored, status: 'new' },
    ]);
  });

  it('stores proposed times as a part of the message', async () => {
    const site = newSite();
    const message = newMessage();
    const response = await site.post('/contact', { ...message, time_2: '2026-11-25T14:00' });
    await response.text();
    expect(response.status).toBe(200);
    const { heading } = contactPage.form.fields.times;
    const times = `${heading}\n- Wednesday, November 25, 2026 at 2:00 p.m.`;
    expect((await site.rows()).contact_submissions).toEqual([
      { ...message, message: `${message.message}\n\n${times}`, status: 'new' },
    ]);
  });

  it('stores a signup with the fixed company, the moment and the words agreed to', async () => {
    const site = newSite();
    const email = newAddress();
    const response = await site.post('/newsletter', { email: ` ${email} ` });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Thank you for subscribing!');
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

describe.each(writeFaults)('a backend that %s', (_name, fault) => {
  it('costs no word: both forms say so and keep all values, and the message goes into a mail', async () => {
    const site = newSite();
    await site.fail(fault);
    const [typed, email] = [newMessage(), newAddress()];
    const [contact, newsletter] = await Promise.all([
      site.post('/contact', typed),
      site.post('/newsletter', { email }),
    ]);
    expect([contact.status, newsletter.status]).toEqual([503, 503]);
    expect(contact.headers.get('Cache-Control')).toBe('no-store');
    const [message, signup] = await Promise.all([contact.text(), newsletter.text()]);
    expect(message).toContain(contactFailure);
    expect(message).toContain(`subject=${encodeURIComponent(typed.interest_area)}&amp;body=`);
    expect(typedValues(message)).toEqual({ ...typed, ...noTimes, website: '' });
    expect(signup).toContain('Something went wrong. Please try again.');
    expect(typedValues(signup)).toMatchObject({ email });
    const log = (await site.log()).join('\n');
    for (const personal of ['zoe@', 'ada.', 'Tremblay', 'quotes']) {
      expect(log).not.toContain(personal);
    }
  });
});

it.each([
  ['job-inquiry-/-unsolicited-resume', 'Job Inquiry / Unsolicited Resume'],
  ['CUSTOM-technology-solutions', 'Custom Technology Solutions'],
  ['anything-else', ''],
])('the form at ?interest=%s is set to "%s", without JavaScript', async (interest, option) => {
  const response = await newSite().visit(`/contact?interest=${interest}`);
  expect(typedValues(await response.text())).toMatchObject({ interest_area: option });
});

describe('a form with mistakes', () => {
  it('comes back with a summary, a message at each field and what was typed', async () => {
    const site = newSite();
    const mistakes = {
      ...newMessage(),
      full_name: '\u00a0\u200b',
      email_address: 'zoe@',
      country: '',
    };
    const response = await site.post('/contact', mistakes);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const [field, text] of [
      ['full_name', 'Enter your full name'],
      ['email_address', 'Enter an email address in the form name@example.org'],
      ['country', 'Choose the country where you mainly work'],
    ]) {
      expect(html).toMatch(new RegExp(`<a href="#${field}"[^>]*>${text}`));
      expect(html).toMatch(new RegExp(`id="${field}-error"[^>]*>.*?${text}`));
    }
    expect(typedValues(html)).toEqual({ ...mistakes, ...noTimes, website: '' });
    expect(await site.requests()).toEqual([]);
  });

  it.each(['country', 'monthly_budget', 'timeline', 'interest_area'])(
    'takes nothing in %s that is not on the list',
    async (field) => {
      const site = newSite();
      const response = await site.post('/contact', { ...newMessage(), [field]: 'Atlantis' });
      expect([response.status, await site.requests()]).toEqual([422, []]);
      await response.text();
    },
  );
});

describe('too many posts', () => {
  it.each([
    ['/contact', newMessage(), 'You have sent several messages in a short time'],
    ['/newsletter', { email: newAddress() }, 'That was a lot of attempts'],
  ])('to %s are told to wait, and keep what was typed', async (path, fields, words) => {
    const site = newSite();
    // The limiter counts by the minute of the clock, which may turn meanwhile: then it begins again.
    let taken = 0;
    for (; taken <= 2 * rateLimits.sender.posts; taken += 1) {
      const refused = await site.post(path, {});
      await refused.text();
      if (refused.status === 429) break;
    }
    expect(taken).toBeGreaterThanOrEqual(rateLimits.sender.posts);
    const response = await site.post(path, fields);
    const html = await response.text();
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(html).toContain(words);
    expect(typedValues(html)).toMatchObject(fields);
    expect(await site.requests()).toEqual([]);
  });

  it('are not counted when the limiter fails: the form stays open', async () => {
    const site = newSite({ FORM_LIMITER: 'broken' });
    expect((await site.post('/contact', newMessage())).status).toBe(200);
  });
});

describe('a filled honeypot', () => {
  const spam = () => ({ ...newMessage(), website: 'https://spam.example' });

  it('looks stored, is not, and is logged', async () => {
    const site = newSite(mailsOn);
    const response = await site.post('/contact', spam());
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('Thank you for reaching out!'),
    ]);
    expect(await site.requests()).toEqual([]);
    expect((await site.log()).join()).toContain('"event":"form.honeypot"');
  });

  it('is limited like any post: of 100 from one address most are told to wait, and no mail is asked for', async () => {
    const site = newSite(mailsOn);
    const statuses: number[] = [];
    for (let sent = 0; sent < 100; sent += 1) {
      const response = await site.post('/contact', spam());
      await response.text();
      statuses.push(response.status);
    }
    // The limiter counts by the minute of the clock, which may turn meanwhile.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(
      2 * rateLimits.sender.posts,
    );
    expect(await site.requests()).toEqual([]);
  });
});

it.each([
  ['a double click', 'delay'],
  ['a lost answer and another try', 'reset-after'],
] as const)('%s stores one row, and both posts are told so', async (_name, kind) => {
  const site = newSite();
  await site.fail(kind === 'delay' ? { kind, ms: 200 } : { kind, times: 1 });
  const message = newMessage();
  const posts = [site.post('/contact', message), site.post('/contact', message)];
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200]);
  expect((await site.rows()).contact_submissions).toHaveLength(1);
});

it('without its variables a form fails in the specified words, and the log names the fix', async () => {
  const site = newSite({ SUPABASE_URL: '' });
  const message = newMessage();
  const response = await site.post('/contact', message);
  const html = await response.text();
  expect([response.status, html.includes(contactFailure)]).toEqual([503, true]);
  expect(typedValues(html)).toMatchObject(message);
  expect((await site.log()).join()).toContain('SUPABASE_URL is missing');
});
