import { expect, inject, it } from 'vitest';
import { reportsPath } from '../../app/content/pages.ts';
import { byteLimits } from '../../app/server/limits.server.ts';
import { headerPolicy, securityHeaders } from '../../app/server/security-headers.server.ts';
import { newMessage } from '../support/contact-message.ts';
import { type Answer, newSite, origin, type Site, untilLimited } from './site.ts';

const form = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (body: string, headers: Readonly<Record<string, string>> = form) => ({
  method: 'POST',
  headers,
  body,
});
const feed = '/resources/blog/feed.xml';
const at = (path: string, init?: RequestInit) => (site: Site) => site.visit(path, init);
const report = '{"csp-report":{"effective-directive":"img-src"}}';
const evil = { ...form, Origin: 'https://evil.example' };

async function askAgain(site: Site) {
  const tag = (await site.visit(feed)).headers.get('ETag') ?? '';
  return site.visit(feed, { headers: { 'If-None-Match': tag } });
}

/** While Supabase fails. */
async function failing(site: Site, path: string, posted?: Readonly<Record<string, string>>) {
  await site.fail({ kind: 'status', status: 500 });
  return posted ? site.post(path, posted) : site.visit(path);
}

/** Each kind of answer: what it is, its status, who may keep it, and how it comes about. */
const answers: readonly (readonly [string, number, string, (site: Site) => Promise<Answer>])[] = [
  ['a page', 200, 'private, no-cache', at('/careers')],
  ['a page’s data', 200, 'private, no-cache', at('/careers/grant-writer.data')],
  ['a page with a query', 200, 'private, no-cache', at('/search?q=board')],
  ['an estimate', 200, 'private, no-cache', at('/pricing/estimate')],
  ['the health', 200, 'no-store', at('/healthz')],
  ['a feed', 200, 'public, max-age=3600', at(feed)],
  ['a feed of jobs', 200, 'public, max-age=60', at('/careers/feed.json')],
  ['a file', 200, 'public, max-age=3600', at('/robots.txt')],
  ['the sitemap', 200, 'public, max-age=60', at('/sitemap.xml')],
  ['one without the jobs', 200, 'no-store', (site) => failing(site, '/sitemap.xml')],
  ['a report', 204, 'no-store', at('/reports/csp', post(report, { Origin: 'null' }))],
  ['a former address’s data', 202, 'no-store', at('/privacy/sms.data')],
  ['a redirect', 302, 'no-store', at('/newsletter')],
  ['a feed that did not change', 304, 'public, max-age=3600', askAgain],
  ['a trailing slash', 308, 'no-store', at('/careers/')],
  ['a post from elsewhere', 400, 'no-store', at('/contact', post('', evil))],
  ['its data', 400, 'no-store', at('/contact.data', post('', evil))],
  ['a post from nowhere', 403, 'no-store', at('/contact', post('', { ...form, Origin: 'null' }))],
  ['a page that is not there', 404, 'no-store', at('/nowhere')],
  ['a service that is not there', 404, 'no-store', at('/services/none')],
  ['a post that is not there', 404, 'no-store', at('/resources/blog/none')],
  ['a story that is not there', 404, 'no-store', at('/resources/impact-stories/none')],
  ['a sample that is not there', 404, 'no-store', at('/resources/samples/none')],
  ['the data of none', 404, 'no-store', at('/nowhere.data')],
  ['a job that is not there', 404, 'no-store', at('/careers/nobody')],
  ['an unknown link', 404, 'no-store', (site) => site.post('/newsletter/unsubscribe', {})],
  ['a file that is not there', 404, 'no-store', at('/assets/entry.client-DDd4jjPo.js')],
  ['a method that is not taken', 405, 'no-store', at('/careers', post(''))],
  ['too long a body', 413, 'no-store', at('/contact', post('x'.repeat(byteLimits.formBody + 1)))],
  ['another kind of body', 415, 'no-store', at('/contact', post('{}', { Origin: origin }))],
  ['a form with mistakes', 422, 'no-store', at('/contact', post(''))],
  ['too many posts', 429, 'no-store', (site) => untilLimited(() => site.post('/newsletter', {}))],
  ['a missing variable', 500, 'no-store', () => newSite({ SUPABASE_URL: '' }).visit('/careers')],
  ['a wrong variable', 500, 'no-store', () => newSite({ SITE_URL: 'x' }).visit('/careers')],
  ['a failing form', 503, 'no-store', (site) => failing(site, '/contact', newMessage())],
  ['a failing job', 503, 'no-store', (site) => failing(site, '/careers/grant-writer')],
];

/** A rendered page's policy, which its nonce is a part of. */
function policyOf(html: string) {
  const nonces = [`'nonce-${/<script nonce="([^"]+)"/.exec(html)?.[1]}'`];
  return headerPolicy({ scripts: nonces, styles: nonces });
}

it.each(answers)('headers are whole on %s (%i, %s)', async (_name, status, caching, ask) => {
  const answer = await ask(newSite());
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const expected = {
    ...securityHeaders,
    ...(isPage && { 'Content-Security-Policy': policyOf(answer.text) }),
    'Cache-Control': caching,
  };
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(expected)) {
    expect(answer.headers.get(name), name).toBe(value);
  }
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.text).not.toMatch(
    / (style|on[a-z]+)="|<(script|style)(?! nonce=| type="application)/,
  );
});

const others = inject('routes').filter((route) => route !== reportsPath);
it.each(others)('a post from elsewhere to %s is refused', async (route) => {
  const { status } = await newSite().visit(route.replace(/:slug|\*/, 'x'), post('', evil));
  // A route without an action takes no post.
  expect([400, 405]).toContain(status);
});

it('HEAD is answered as GET, without the page', async () => {
  const { status, headers, text } = await newSite().visit('/careers', { method: 'HEAD' });
  const type = headers.get('Content-Type');
  expect([status, type, text]).toEqual([200, 'text/html; charset=utf-8', '']);
});
