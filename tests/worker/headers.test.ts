import { describe, expect, inject, it } from 'vitest';
import { hashOf } from '../../app/server/inline-hashes.ts';
import { takeToken } from '../../app/server/router-scripts.ts';
import {
  contentSecurityPolicy,
  filePolicy,
  reportsPath,
  securityHeaders,
} from '../../app/server/security-headers.ts';
import { newMessage } from '../support/contact-message.ts';
import { newSite, type Site, untilLimited } from './site.ts';

const form = {
  Origin: 'https://site.example',
  'Content-Type': 'application/x-www-form-urlencoded',
};
const post = (body: string, headers: Readonly<Record<string, string | undefined>> = form) => ({
  method: 'POST',
  headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  ),
  body,
});

/** All but the browsers' own reports, which no form sends (csp-reports.test.ts). */
const actionPaths = inject('actionPaths').filter((path) => path !== reportsPath);

const answers: readonly (readonly [string, number, (site: Site) => Promise<Response>])[] = [
  ['a page', 200, (site) => site.visit('/careers')],
  ['the data of a page', 200, (site) => site.visit('/careers.data')],
  ['a feed', 200, (site) => site.visit('/resources/blog/feed.xml')],
  ['a redirect', 302, (site) => site.visit('/newsletter')],
  ['a trailing slash', 308, (site) => site.visit('/careers/')],
  [
    'a feed that did not change',
    304,
    async (site) => {
      const first = await site.visit('/resources/blog/feed.xml');
      await first.text();
      const tag = first.headers.get('ETag') ?? '';
      return site.visit('/resources/blog/feed.xml', { headers: { 'If-None-Match': tag } });
    },
  ],
  ['a form that cannot be read', 400, (site) => site.visit('/contact', post('a=b'))],
  ['a post from elsewhere', 403, (site) => site.visit('/contact', post('', { Origin: 'null' }))],
  ['a page that is not there', 404, (site) => site.visit('/nowhere')],
  ['a job that is not there', 404, (site) => site.visit('/careers/nobody')],
  ['a file that is not there', 404, (site) => site.visit('/assets/entry.client-00000000.js')],
  ['a method that is not taken', 405, (site) => site.visit('/careers', post(''))],
  ['a body that is too long', 413, (site) => site.visit('/contact', post('x'.repeat(65_537)))],
  [
    'another kind of body',
    415,
    (site) => site.visit('/contact', post('{}', { Origin: form.Origin })),
  ],
  ['a form with mistakes', 422, (site) => site.visit('/contact', post(''))],
  ['too many posts', 429, (site) => untilLimited(() => site.post('/newsletter', {}))],
  ['a missing variable', 500, () => newSite({ SUPABASE_ANON_KEY: '' }).visit('/careers')],
  ['a wrong variable', 500, () => newSite({ SITE_URL: 'cedarline' }).visit('/careers')],
  [
    'a form while Supabase fails',
    503,
    async (site) => {
      await site.fail({ kind: 'status', status: 500 });
      return site.post('/contact', newMessage());
    },
  ],
  [
    'a job while Supabase fails',
    503,
    async (site) => {
      await site.fail({ kind: 'status', status: 500 });
      return site.visit('/careers/grant-writer');
    },
  ],
];

describe('the security headers', () => {
  it.each(answers)('are whole on %s (%i), with who may keep it', async (_name, status, ask) => {
    const response = await ask(newSite());
    const html = await response.text();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    const policy = isPage ? contentSecurityPolicy(await inlineHashes(html)) : filePolicy;
    const expected = { ...securityHeaders(), 'Content-Security-Policy': policy };
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers.get(name), name).toBe(value);
    }
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(html).not.toMatch(/ (style|on[a-z]+)="/);
    const caching = response.headers.get('Cache-Control') ?? '';
    const kept = status === 200 || status === 304;
    expect(caching).toMatch(kept ? /^(private, no-cache|public, max-age=\d+)$/ : /^no-store$/);
  });

  it('and the page are the same for everybody', async () => {
    const site = newSite();
    const answers = await Promise.all([1, 2, 3].map(() => site.visit('/careers')));
    const policies = answers.map(({ headers }) => headers.get('Content-Security-Policy'));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    expect([new Set(policies).size, new Set(pages).size]).toEqual([1, 1]);
  });
});

describe('Cache-Control', () => {
  it.each([
    ['/careers', 'private, no-cache'],
    ['/careers/grant-writer.data', 'private, no-cache'],
    ['/contact?interest=general-inquiry', 'private, no-cache'],
    ['/search?q=board', 'private, no-cache'],
    ['/pricing/estimate', 'private, no-cache'],
    ['/healthz', 'no-store'],
    ['/newsletter', 'no-store'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/sitemap.xml', 'public, max-age=60'],
    ['/careers/feed.json', 'public, max-age=60'],
    ['/resources/blog/feed.xml', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'public, max-age=3600'],
    ['/careers/nobody', 'no-store'],
    ['/nowhere.data', 'no-store'],
  ])('of %s is %s; HEAD answers as GET does, without the body', async (path, caching) => {
    const site = newSite();
    const [get, head] = [await site.visit(path), await site.visit(path, { method: 'HEAD' })];
    await get.text();
    expect(get.headers.get('Cache-Control')).toBe(caching);
    expect([head.status, comparable(head)]).toEqual([get.status, comparable(get)]);
    expect(await head.text()).toBe('');
  });

  it.each(actionPaths.flatMap((path) => [path, `${path}.data`]))(
    'of a post to %s is no-store, and a post from elsewhere is refused there',
    async (path) => {
      const own = await newSite().visit(path, post(''));
      await own.text();
      expect(own.headers.get('Cache-Control')).toBe('no-store');
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: 'no address' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        const site = newSite();
        const response = await site.visit(
          path,
          post('', { ...form, Origin: undefined, ...headers }),
        );
        await response.text();
        expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
        expect((await site.log()).join()).toContain('"event":"cross-site"');
      }
    },
  );

  it('knows of the forms there are', () => {
    expect(actionPaths).toEqual(expect.arrayContaining(['/contact', '/newsletter']));
  });
});

it('the policy allows the router’s own scripts and no other that stands in the HTML', async () => {
  const injected =
    '<script>steal()</script><style>p{}</style><script nonce="guess">steal(2)</script>';
  const rendered = `<html><head><link rel="modulepreload" nonce="t0" href="/a.js"></head><body>${injected}<script nonce="t0">router(1 < 2)</script></body></html>`;
  const known = { script: 'boot()', style: 'a{}' };
  const { html, inline } = await takeToken(rendered, 't0', known);
  expect(html).toBe(rendered.replaceAll(' nonce="t0"', ''));
  expect(inline).toEqual({
    scripts: [await hashOf('boot()'), await hashOf('router(1 < 2)')],
    styles: [await hashOf('a{}')],
  });
});

it.each([
  ['/careers/grant-writer/?utm=1', '/careers/grant-writer?utm=1'],
  ['//careers//', '/careers'],
  ['/Services/GOVERNANCE/?utm=A', '/services/governance?utm=A'],
  ['/CAREERS/Grant-Writer', '/careers/grant-writer'],
  ['/newsletter/', '/#newsletter'],
  ['/Nowhere', null],
  // Looks like another host.
  ['//evil.example//', null],
])('%s leads in one hop to %s', async (from, to) => {
  const response = await newSite().visit(from);
  await response.text();
  expect(response.headers.get('Location')).toBe(to);
  if (to === null) expect(response.status).toBe(404);
});

it('a missing file is not a page', async () => {
  const response = await newSite().visit('/assets/entry.client-00000000.js');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('Not found\n');
});

/** The hashes of all that stands inline in a page that nothing was injected into. */
async function inlineHashes(html: string) {
  const inline = (pattern: RegExp) => {
    const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
    return Promise.all([...texts].map(hashOf));
  };
  return {
    scripts: await inline(
      /<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: await inline(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/** Headers but for the request's id. */
function comparable(response: Response): Record<string, string> {
  return { ...Object.fromEntries(response.headers), 'x-request-id': '' };
}
