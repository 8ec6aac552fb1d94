import { env } from 'cloudflare:workers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { unsubscribePage } from '../../app/content/newsletter.ts';
import { answeredPage } from '../../app/content/notices.ts';
import { answeredLink } from '../../app/notices/answered-link.server.ts';
import { mailedMessage, newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { newSite, type Site, untilLimited } from './site.ts';

const { NOTICES_TOKEN: token } = noticeVariables;
const id = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';

const called = async (site: Site) =>
  (await site.requests()).map(({ url }) => url.split('/').at(-1)?.split('?')[0]);
const logs = (site: Site, line: object) =>
  vi.waitFor(() => expect(site.log()).toContainEqual(expect.objectContaining(line)), {
    timeout: 30_000,
  });

describe('a message', () => {
  it('is mailed at once where mails are set up, and the log says nothing of it', async () => {
    expect(env).toHaveProperty('OWNER_MAIL');
    const site = newSite(noticeVariables);
    await site.answer({
      'rpc/claim_mails': { messages: [mailedMessage] },
      'rpc/note_mailed': true,
    });
    await site.post('/contact', newMessage());
    await logs(site, { event: 'mail.mailed' });
    await vi.waitUntil(async () => (await called(site)).length === 3, { timeout: 30_000 });
    expect(await called(site)).toEqual(['contact_submissions', 'claim_mails', 'note_mailed']);
    const tokens = (await site.requests()).map(({ headers }) => headers['x-worker-token']);
    expect(tokens).toEqual([token, token, token]);
    expect(site.effects.mails).toBe(1);
    const log = JSON.stringify(site.log());
    for (const personal of ['zoe@', 'Tremblay', 'Côté', 'quotes', 'talk', 'owner@', token]) {
      expect(log).not.toContain(personal);
    }
  });

  it('that is not stored is mailed itself, and its sender is told the truth', async () => {
    const site = newSite(noticeVariables);
    await site.fail({ kind: 'status', status: 500, contains: 'contact_submissions' });
    expect((await site.post('/contact', newMessage())).status).toBe(503);
    await logs(site, { event: 'message.unstored', reason: 'mailed' });
  });
});

it.each([
  ['on', noticeVariables, ['claim_mails', 'jobs']],
  ['off', {}, ['jobs']],
])('a scheduled run with mails %s asks Supabase in any case', async (_state, settings, calls) => {
  const site = newSite(settings);
  await site.answer({ 'rpc/claim_mails': { messages: [] } });
  await site.runSchedule();
  expect((await called(site)).sort()).toEqual(calls);
  const asked = (await site.requests()).find(({ url }) => url.includes('/jobs'));
  expect(asked?.headers).not.toHaveProperty('x-worker-token');
});

describe('the link that marks a message as answered', () => {
  const link = () => answeredLink({ siteUrl: '', token }, id);
  const created_at = '2026-11-01T05:30:00+00:00';
  const read = { full_name: 'Zoë <b>Côté</b>', created_at, status: 'new' };

  it('says whose message it is and asks first, and acts on the button alone', async () => {
    const site = newSite(noticeVariables);
    await site.answer({ 'rpc/mark_answered': 'answered', 'rpc/read_submission': read });
    const asked = await site.visit(await link());
    expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(asked.text).toContain('Zoë &lt;b&gt;Côté&lt;/b&gt;');
    expect(asked.words).toContain(answeredPage.button);
    expect(await called(site)).toEqual(['read_submission']);
    const done = await site.post(await link(), {});
    expect([done.status, done.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(done.words).toContain(answeredPage.outcomes.answered);
    expect((await called(site))[1]).toBe('mark_answered');
  });

  it.each([
    [410, 'gone', 'gone', null],
    [200, 'already', 'already', { ...read, status: 'answered' }],
    [503, 'failed', 7, 7],
    [403, 'invalid', 'answered', read],
  ] as const)('answers %i when it is %s', async (status, outcome, marked, row) => {
    const site = newSite(noticeVariables);
    await site.answer({ 'rpc/mark_answered': marked, 'rpc/read_submission': row });
    const forged = outcome === 'invalid';
    const address = forged ? (await link()).replace(/signature=../, 'signature=00') : await link();
    for (const answer of [await site.visit(address), await site.post(address, {})]) {
      const said = expect.stringContaining(answeredPage.outcomes[outcome]);
      expect([answer.status, answer.words]).toEqual([status, said]);
      // Where the page says to try again, it can be done.
      expect(answer.words.includes(answeredPage.button)).toBe(outcome === 'failed');
    }
    // A forged one never reaches the database.
    expect((await called(site)).length > 0).toBe(!forged);
  });
});

describe('the unsubscribe link', () => {
  const link = `/newsletter/unsubscribe?token=${id}`;

  it('asks first, and acts on the button or on a mail program’s one click', async () => {
    const site = newSite();
    await site.answer({ 'rpc/unsubscribe': true });
    expect((await site.visit(link)).words).toContain(unsubscribePage.question);
    expect(await site.requests()).toEqual([]);
    // RFC 8058, section 3.2: no cookies, no referrer, no page before it.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await site.visit(link, { method: 'POST', body });
    const said = expect.stringContaining(unsubscribePage.outcomes.unsubscribed);
    expect([done.status, done.words]).toEqual([200, said]);
    expect(await called(site)).toEqual(['unsubscribe']);
  });

  it('is clear about a link that nobody has, and about a database that does not answer', async () => {
    const site = newSite();
    await site.answer({ 'rpc/unsubscribe': false });
    expect((await site.visit('/newsletter/unsubscribe')).status).toBe(404);
    expect((await site.post('/newsletter/unsubscribe?token=x', {})).status).toBe(404);
    expect((await site.post(link, {})).status).toBe(404);
    await site.fail({ kind: 'status', status: 500 });
    const failed = await site.post(link, {});
    const said = expect.stringContaining(unsubscribePage.outcomes.failed);
    expect([failed.status, failed.words]).toEqual([503, said]);
  });

  it('that is invented counts against its sender, and costs no call for a minute; others are served', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const site = newSite();
    await site.answer({ 'rpc/unsubscribe': false });
    const invented = () => site.post(`/newsletter/unsubscribe?token=${crypto.randomUUID()}`, {});
    const { headers } = await untilLimited(invented);
    expect(headers.get('Retry-After')).toBe('60');
    const calls = (await site.requests()).length;
    expect((await invented()).status).toBe(429);
    expect(await site.requests()).toHaveLength(calls);
    await site.answer({ 'rpc/unsubscribe': true });
    vi.setSystemTime(Date.now() + 60_000);
    expect((await invented()).status).toBe(200);
    const provider = { method: 'POST', headers: { 'CF-Connecting-IP': '192.0.2.99' } };
    for (let count = 0; count < 40; count += 1) {
      const token = crypto.randomUUID();
      const { status } = await site.visit(`/newsletter/unsubscribe?token=${token}`, provider);
      expect(status).toBe(200);
    }
  });
});
