import { expect, it } from 'vitest';
import { answers } from '../../app/content/contact-page.ts';
import { honeypotField } from '../../app/content/form-fields.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { newAddress, newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { fullTables, newSite, type Site, untilLimited } from './site.ts';

const { limited, honeypot, preview } = answers;
const mailInstead = `subject=${encodeURIComponent(newMessage().interest_area)}&amp;body=`;
const failed = [mailInstead, newsletter.failure];
const tooMany = [limited, newsletter.limited];
const readOnly = { PREVIEW: 'read-only', ...noticeVariables };
const fail = (site: Site) => site.fail({ kind: 'status', status: 500 });
const fill = (site: Site) => site.fail(...fullTables);
const flood = (site: Site) =>
  Promise.all(['/contact', '/newsletter'].map((path) => untilLimited(() => site.post(path, {}))));

/** Why neither form is taken, the status, what each of them says, how often the backend is asked and what the log says. */
it.each<[string, number, string[], number, string, object, ((site: Site) => unknown)?]>([
  ['a backend that fails', 503, failed, 4, 'contact.insert', {}, fail],
  ['a missing variable', 503, failed, 0, 'misconfigured', { SUPABASE_URL: '' }],
  ['too many posts', 429, tooMany, 0, 'form.limited', {}, flood],
  ['full tables', 429, tooMany, 2, 'form.limited', noticeVariables, fill],
  ['a honeypot', 422, [honeypot, newsletter.honeypot], 0, 'form.honeypot', noticeVariables],
  ['a preview', 403, [preview, newsletter.preview], 0, 'request', readOnly],
])(
  'with %s both forms answer %i, say why, keep what was typed and mail nothing',
  async (...refusal) => {
    const [why, status, said, calls, event, variables, before] = refusal;
    const site = newSite({ ...variables });
    await before?.(site);
    const trap = { [honeypotField]: why === 'a honeypot' ? 'https://a.example' : '' };
    const [message, email] = [newMessage(), newAddress()];
    const posts = [
      [
        '/contact',
        { ...message, ...trap },
        [`value="${message.email_address}"`, message.message.slice(-38)],
      ],
      ['/newsletter', { email, ...trap }, [`value="${email}"`]],
    ] as const;
    for (const [index, [path, fields, typed]] of posts.entries()) {
      const { headers, words, ...answer } = await site.post(path, fields);
      const wait = status === 429 ? '60' : null;
      expect([answer.status, headers.get('Retry-After')]).toEqual([status, wait]);
      expect(words).toContain(said[index]);
      for (const value of typed) expect(words).toContain(value);
    }
    expect([(await site.requests()).length, site.effects.mails]).toEqual([calls, 0]);
    const log = JSON.stringify(site.log());
    expect(log).toContain(`"event":"${event}"`);
    expect(log).not.toMatch(/zoe@|ada\.|Tremblay|quotes/);
  },
);

it('what both forms take is stored, and thanked for in an empty form', async () => {
  const site = newSite();
  const [message, email] = [newMessage(), newAddress()];
  const sent = await site.post('/contact', message);
  expect([sent.status, sent.words]).toEqual([200, expect.stringContaining(answers.stored)]);
  expect(sent.words).not.toContain(message.email_address);
  expect(await site.rows('contact_submissions')).toEqual([expect.objectContaining(message)]);
  const signed = await site.post('/newsletter', { email });
  expect([signed.status, signed.words]).toEqual([200, expect.stringContaining(newsletter.success)]);
  expect(signed.words).not.toContain(email);
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const row = { email, company: organization.name, created_at };
  expect(await site.rows('newsletter_signups')).toEqual([row]);
});

it('an address longer than any is sent back as it was typed', async () => {
  const email = `${'x'.repeat(250)}@example.org`;
  const { status, words } = await newSite().post('/newsletter', { email });
  expect([status, words]).toEqual([422, expect.stringContaining(`value="${email}"`)]);
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
