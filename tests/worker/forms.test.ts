import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { contact } from '../../app/content/contact.ts';
import { honeypotField } from '../../app/content/form-fields.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { newAddress, newMessage } from '../support/contact-message.ts';
import { fullTables, mailVariables, newSite, origin, untilLimited } from './site.ts';

it.each([
  ['a backend that fails', {}, 'contact.insert'],
  ['a missing variable', { SUPABASE_URL: '' }, 'misconfigured'],
])('with %s both forms say so and keep what was typed', async (_name, variables, event) => {
  const site = newSite(variables);
  await site.fail({ kind: 'status', status: 500 });
  const [message, email] = [newMessage(), newAddress()];
  const [sent, signup] = await Promise.all([
    site.post('/contact', message),
    site.post('/newsletter', { email }),
  ]);
  expect([sent.status, signup.status]).toEqual([503, 503]);
  expect(sent.text).toContain(`subject=${encodeURIComponent(message.interest_area)}&amp;body=`);
  expect(signup.words).toContain(newsletter.failure);
  expect(signup.text).toContain(`value="${email}"`);
  const log = JSON.stringify(site.log());
  expect(log).toContain(`"event":"${event}"`);
  expect(log).not.toMatch(/zoe@|ada\.|Tremblay|quotes/);
});

it.each([
  ['/contact', newMessage(), contact.form.limited],
  ['/newsletter', { email: newAddress() }, newsletter.limited],
])('too many posts to %s are told to wait, and keep what was typed', async (path, fields, said) => {
  const site = newSite();
  await untilLimited(() => site.post(path, {}));
  const { status, headers, words } = await site.post(path, fields);
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(words).toContain(said);
  expect(words).toContain(`value="${Object.values(fields).find((value) => value.includes('@'))}"`);
  expect(await site.requests()).toEqual([]);
});

it('a table that is full is told as too many posts, tried once and not mailed', async () => {
  const site = newSite(mailVariables);
  await site.fail(...fullTables);
  const message = newMessage();
  const { status, headers, text, words } = await site.post('/contact', message);
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(words).toContain(contact.form.limited);
  expect(text).toContain(message.full_name);
  expect(await site.requests()).toHaveLength(1);
  expect(site.effects.mails).toBe(0);
});

it('a post that the router refuses is one quiet line', async () => {
  const site = newSite();
  for (const path of ['/', '/careers', '/admin/', '/xmlrpc.php', '/assets/a.js', '/about.data']) {
    await site.post(path, { a: 'b' });
  }
  const elsewhere = { method: 'POST', headers: { Origin: 'https://evil.example' } };
  for (const path of ['/contact', '/contact.data']) await site.visit(path, elsewhere);
  expect(site.log().map(({ event, level }) => [event, level])).toEqual([
    ...Array(6).fill(['request', 'info']),
    ...Array(2).fill(['cross-site', 'info']),
  ]);
});

it('the form at an address with an interest is set to it, without JavaScript', async () => {
  const { words } = await newSite().visit('/contact?interest=CUSTOM-technology-solutions');
  expect(words).toMatch(/<option[^>]* selected="">Custom Technology Solutions</);
});

it('a filled honeypot stores nothing, says what to do and keeps what was typed', async () => {
  const site = newSite();
  const message = newMessage();
  const sent = await site.post('/contact', { ...message, [honeypotField]: 'https://a.example' });
  expect([sent.status, await site.requests()]).toEqual([422, []]);
  expect(sent.words).toContain(contact.form.honeypot);
  expect(sent.text).toContain(message.full_name);
});

const runs = inject('fuzzRuns');
const names = [...Object.keys(newMessage()), 'email', 'status', '__proto__', 'id'];
const odd = ['', '\u00a0\u200b', '\0', '<script>alert', 'a@b.ca\r\nBcc: c', 'x'.repeat(5_001)];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...odd));
const changes = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 3 });

const timeout = 20_000 + runs * 800;

it('random fields are answered below 500, and stored where that is said', { timeout }, async () => {
  const site = newSite();
  const acknowledged = { contact: 0, newsletter: 0 };
  let posts = 0;
  const forms = fc.constantFrom('contact', 'newsletter');
  const property = fc.asyncProperty(forms, changes, async (form, changed) => {
    posts += 1;
    const body = new URLSearchParams(form === 'contact' ? newMessage() : { email: newAddress() });
    for (const [name, value] of changed) body.set(name, value.toWellFormed());
    const headers = { Origin: origin, 'CF-Connecting-IP': `fuzz-${posts}` };
    const answer = await site.visit(`/${form}`, { method: 'POST', headers, body });
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('<script>alert');
    if (answer.status === 200) acknowledged[form] += 1;
  });
  await fc.assert(property, { numRuns: runs });
  expect(await site.rows('contact_submissions')).toHaveLength(acknowledged.contact);
  expect(await site.rows('newsletter_signups')).toHaveLength(acknowledged.newsletter);
  expect(site.log().filter(({ level }) => level === 'error')).toEqual([]);
});
