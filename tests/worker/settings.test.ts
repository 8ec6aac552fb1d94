import { expect, it } from 'vitest';
import { errors } from '../../app/content/errors.ts';
import { newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { newSite } from './site.ts';

it.each([
  ['SUPABASE_URL', '', 'SUPABASE_URL is missing: set it to'],
  ['SUPABASE_ANON_KEY', 'sb_secret_value', 'SUPABASE_ANON_KEY holds a secret key'],
])('%s="%s" is named on the page with the fix, and no value', async (name, value, sentence) => {
  const site = newSite({ [name]: value });
  for (const path of ['/careers', '/careers/grant-writer']) {
    const { status, headers, words } = await site.visit(path);
    expect(status).toBe(500);
    expect(words).toContain(sentence);
    expect(words).toContain(errors.unconfigured);
    expect(words).toContain(`>${headers.get('X-Request-Id')}</code>`);
    expect(words).not.toMatch(/sb_secret_value|\bat .*\.js:\d+/);
  }
  expect(site.log()).toContainEqual(expect.objectContaining({ event: 'misconfigured' }));
  expect((await site.visit('/contact')).status).toBe(200);
  expect((await site.visit('/search?q=charity')).status).toBe(200);
});

it.each([
  ['https://site.example/path', 'SITE_URL is not an origin'],
  ['', 'SITE_URL is missing'],
])('SITE_URL="%s" is named on every page and in the log', async (value, sentence) => {
  const site = newSite({ SITE_URL: value });
  for (const path of ['/contact', '/sitemap.xml', '/careers/feed.xml']) {
    const { status, text } = await site.visit(path);
    expect(status).toBe(500);
    expect(text).toMatch(new RegExp(`^${sentence}: set it to .*\\n$`));
  }
  expect(JSON.stringify(site.log())).toContain(sentence);
});

it('a preview without a database of its own reads the site’s and changes nothing', async () => {
  const site = newSite({ PREVIEW: 'read-only', ...noticeVariables });
  expect((await site.visit('/careers')).status).toBe(200);
  const token = '8f1e0f5c-6d0f-4d8e-9d4b-0c8a1b2c3d4e';
  await site.post(`/newsletter/unsubscribe?token=${token}`, {});
  expect((await site.requests()).map(({ method }) => method)).toEqual(['GET']);
  expect((await site.visit('/healthz')).text).toContain('"notices":"off"');
});

it.each([
  ['in a preview with a database of its own', { PREVIEW: 'own-database' }, false],
  ['when a part of the settings is missing', { NOTICES_TO: '' }, true],
])('a message is stored and mailed to nobody %s', async (_when, variables, isLive) => {
  const site = newSite({ ...noticeVariables, ...variables });
  expect((await site.post('/contact', newMessage())).status).toBe(200);
  const requests = await site.requests();
  expect(requests.map(({ url }) => url)).toEqual(['/rest/v1/contact_submissions']);
  // The token opens the messages of the live database, which a preview's is not.
  expect(JSON.stringify(requests).includes('x-worker-token')).toBe(isLive);
  expect((await site.visit('/healthz')).text).toContain('"notices":"off"');
});

it('a scheduled run without SITE_URL does nothing, since its mails could link to nowhere', async () => {
  const site = newSite({ SITE_URL: '', ...noticeVariables });
  await site.runSchedule();
  expect(await site.requests()).toEqual([]);
  expect(site.effects).toMatchObject({ mails: 0 });
});

it('an answer leaves a line with route, status, duration and cache state, and no query', async () => {
  const site = newSite();
  await site.visit('/careers?email=ada@nonprofit.example');
  const lines = site.log();
  const durationMs = expect.any(Number);
  const request = { event: 'request', route: '/careers', status: 200, durationMs };
  expect(lines).toContainEqual(expect.objectContaining({ ...request, cacheState: 'miss' }));
  expect(JSON.stringify(lines)).not.toContain('ada@');
  await site.visit('/careers');
  expect(site.log(), 'a page from a fresh cache leaves none').toHaveLength(lines.length);
});
