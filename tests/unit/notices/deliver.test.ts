import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverNotices } from '../../../app/notices/deliver.ts';
import type { Mailer } from '../../../app/server/bindings.ts';
import { timeLimits } from '../../../app/server/limits.ts';
import { readSiteUrl } from '../../../app/server/site-url.ts';
import { testContext } from '../../support/request-context.ts';
import { ctx, fake, replaceContext, testSupabase } from '../../support/tested-supabase.ts';

testSupabase();

const notices = { token: 'token', from: 'website@site.example', to: 'owner@site.example' };
const id = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';
const message = {
  id,
  kind: 'message',
  attempt: 1,
  dead: false,
  content: {
    id,
    full_name: 'Zoë Côté',
    email_address: 'zoe@charity.example',
    organization_name: null,
    country: 'Canada',
    monthly_budget: null,
    timeline: null,
    interest_area: 'General Inquiry',
    message: 'Hello',
    created_at: '2026-11-01T05:30:00+00:00',
  },
};

let sent: number;
const counting: Mailer = {
  send: async () => {
    sent += 1;
  },
};
const use = (mailer: Mailer) => replaceContext(testContext(fake.url, { notices, mailer }));
const called = () => fake.requests.map(({ url }) => url.split('/').at(-1));
const logged = () =>
  ctx.lines.map(({ event }) => event).filter((event) => event.startsWith('notice.'));

beforeEach(() => {
  sent = 0;
  fake.functions({ claim_notices: [message], mark_notice_sent: true });
  use(counting);
});

describe('a mail that is due', () => {
  it('is sent and marked', async () => {
    await deliverNotices(ctx);
    expect([sent, called(), logged()]).toEqual([
      1,
      ['claim_notices', 'mark_notice_sent'],
      ['notice.sent'],
    ]);
  });

  it('is sent once though marking it fails at first', async () => {
    fake.fail({ kind: 'status', status: 503, contains: 'mark_notice_sent', times: 2 });
    await deliverNotices(ctx);
    expect([sent, logged()]).toEqual([1, ['notice.sent']]);
    expect(called()).toEqual(['claim_notices', ...Array(3).fill('mark_notice_sent')]);
  });

  it('that cannot be marked at all is told to the log', async () => {
    fake.fail({ kind: 'status', status: 503, contains: 'mark_notice_sent' });
    await deliverNotices(ctx);
    expect([sent, logged()]).toEqual([1, ['notice.unmarked']]);
  });

  it.each<[string, Mailer['send']]>([
    ['refuses it', () => Promise.reject(new Error('550 zoe@charity.example'))],
    ['never answers', () => new Promise(() => undefined)],
  ])(
    'is not marked when the mail service %s, so that it is given out again',
    async (_name, send) => {
      use({ send });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const delivery = deliverNotices(ctx);
        await vi.waitUntil(() => ctx.lines.length > 0);
        await vi.advanceTimersByTimeAsync(timeLimits.mail);
        await delivery;
      } finally {
        vi.useRealTimers();
      }
      expect([called(), logged()]).toEqual([['claim_notices'], ['notice.failed']]);
      expect(JSON.stringify(ctx.lines)).not.toContain('zoe@');
    },
  );
});

it('a mail that was given up is not sent any more, and the log says so', async () => {
  fake.functions({ claim_notices: [{ ...message, dead: true, content: null }] });
  await deliverNotices(ctx);
  expect([sent, called(), logged()]).toEqual([0, ['claim_notices'], ['notice.dead']]);
});

it('a site address that is none uses up no attempt', async () => {
  const refused = testContext(fake.url, { notices, mailer: counting });
  replaceContext(
    Object.defineProperty(refused, 'siteUrl', {
      get: () => readSiteUrl({ SITE_URL: 'site.example' }),
    }),
  );
  await deliverNotices(ctx);
  expect([sent, called()]).toEqual([0, []]);
  expect(ctx.lines).toMatchObject([
    { event: 'notices.failed', error: expect.stringContaining('SITE_URL is not an origin') },
  ]);
});

it('an answer that is no list of mails sends nothing', async () => {
  fake.functions({ claim_notices: [{ ...message, kind: 'unheard-of' }] });
  await deliverNotices(ctx);
  expect([sent, called()]).toEqual([0, ['claim_notices']]);
  expect(ctx.lines.at(-1)).toMatchObject({ event: 'notices.claim', reason: 'unreadable' });
});
