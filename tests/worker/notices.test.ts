import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { answeredLink } from '../../app/notices/answered-link.ts';
import { newMessage } from '../support/contact-message.ts';
import { newSite, type Site } from './site.ts';

const variables = {
  NOTICES_TOKEN: 'a-token-of-a-test-and-of-nothing-else',
  NOTICES_FROM: 'website@cedarline.example',
  NOTICES_TO: 'owner@cedarline.example',
};

const id = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';

const { status: _, ...content } = {
  ...newMessage(),
  id,
  created_at: '2026-11-01T05:30:00+00:00',
  status: 'new',
};

const called = async (site: Site) =>
  (await site.requests()).map(({ url }) => url.split('/').at(-1)?.split('?')[0]);

describe('a stored message', () => {
  it('is mailed at once where mails are set up, and the log says nothing of it', async () => {
    expect(env).toHaveProperty('OWNER_MAIL');
    const site = newSite(variables);
    await site.functions({
      claim_notices: [{ id, kind: 'message', attempt: 1, dead: false, content }],
      mark_notice_sent: true,
    });
    await (await site.post('/contact', newMessage())).text();
    const calls = ['contact_submissions', 'claim_notices', 'mark_notice_sent'];
    await vi.waitFor(async () => expect(await called(site)).toEqual(calls), 5_000);
    await vi.waitFor(async () => expect((await site.log()).join()).toContain('notice.sent'), 5_000);
    const log = (await site.log()).join();
    for (const personal of ['zoe@', 'Tremblay', 'quotes', 'owner@', variables.NOTICES_TOKEN]) {
      expect(log).not.toContain(personal);
    }
  });

  it.each([
    ['nothing is set up', {}],
    ['a part of it is missing', { ...variables, NOTICES_TO: '' }],
  ])('is stored as ever when %s', async (_name, settings) => {
    const site = newSite(settings);
    expect((await site.post('/contact', newMessage())).status).toBe(200);
    expect(await called(site)).toEqual(['contact_submissions']);
    const health = await site.visit('/healthz');
    expect(await health.json()).toMatchObject({ notices: 'off' });
  });

  it('that was given up is told to the log', async () => {
    const site = newSite(variables);
    await site.functions({
      claim_notices: [{ id, kind: 'message', attempt: 18, dead: true, content: null }],
    });
    await (await site.post('/contact', newMessage())).text();
    await vi.waitFor(async () => expect((await site.log()).join()).toContain('notice.dead'), 5_000);
    expect(await (await site.visit('/healthz')).json()).toMatchObject({ notices: 'on' });
  });
});

describe('the link that marks a message as answered', () => {
  const link = async () => {
    const token = variables.NOTICES_TOKEN;
    return answeredLink({ siteUrl: '', token, submission: id });
  };

  it('asks first, and acts on the button alone', async () => {
    const site = newSite(variables);
    await site.functions({ mark_answered: 'answered' });
    const asked = await site.visit(await link());
    expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await asked.text()).toContain('Mark as Answered</button>');
    expect(await site.requests()).toEqual([]);
    const done = await site.post(await link(), {});
    expect([done.status, done.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await done.text()).toContain('Done: the message is marked as answered.');
    expect(await called(site)).toEqual(['mark_answered']);
  });

  it.each([
    [410, 'gone', 'no longer in the database'],
    [200, 'already', 'This link was used before'],
    [503, 7, 'nothing was changed. Please try again'],
  ])('answers %i when the database says %j', async (status, answer, words) => {
    const site = newSite(variables);
    await site.functions({ mark_answered: answer });
    const response = await site.post(await link(), {});
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  });

  it('changes nothing when it is forged, and never asks the database', async () => {
    const site = newSite(variables);
    const forged = (await link()).replace(/signature=../, 'signature=00');
    for (const response of [await site.visit(forged), await site.post(forged, {})]) {
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.stringContaining('is not ours, so nothing was changed'),
      ]);
    }
    expect(await site.requests()).toEqual([]);
  });
});

describe('the unsubscribe link', () => {
  const link = `/newsletter/unsubscribe?token=${id}`;

  it('asks first, and acts on the button or on a mail program’s one click', async () => {
    const site = newSite();
    await site.functions({ unsubscribe: true });
    const asked = await site.visit(link);
    expect(await asked.text()).toContain('Unsubscribe</button>');
    expect(await site.requests()).toEqual([]);
    // RFC 8058, section 3.2: no cookies, no referrer, no page before it.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await site.visit(link, { method: 'POST', body });
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('You are unsubscribed'),
    ]);
    expect(await called(site)).toEqual(['unsubscribe']);
  });

  it('is clear about a link that nobody has, and about a database that does not answer', async () => {
    const site = newSite();
    expect((await site.visit('/newsletter/unsubscribe')).status).toBe(404);
    expect((await site.post('/newsletter/unsubscribe?token=x', {})).status).toBe(404);
    await site.functions({ unsubscribe: false });
    expect((await site.post(link, {})).status).toBe(404);
    await site.fail({ kind: 'status', status: 500 });
    const failed = await site.post(link, {});
    expect([failed.status, await failed.text()]).toEqual([
      503,
      expect.stringContaining('you are still subscribed'),
    ]);
  });
});
