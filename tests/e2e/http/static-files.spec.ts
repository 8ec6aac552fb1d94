import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filePolicy } from '../../../app/server/content-security-policy.ts';
import { securityHeaders } from '../../../app/server/security-headers.ts';
import { expect, test } from '../fixtures.ts';

/*
 * What the CDN answers by itself, asked over HTTP: no Worker runs, and the same security headers are there.
 */

const client = 'build/client';
const files = globSync('**/*', { cwd: client }).map((file) => `/${file}`);
const script = files.find((file) => /^\/assets\/entry\.client.*\.js$/.test(file)) ?? '';

/** The policy of what has text and scripts; everything else may load nothing. */
const pagePolicy = expect.stringMatching(
  /^default-src 'none'; script-src 'self'[ ;].*; frame-ancestors 'none'; report-to csp; report-uri \/reports\/csp$/,
);

const answers = [
  ['a page', '/about', {}, 200, pagePolicy],
  ['a page that did not change', '/about', { conditional: true }, 304, pagePolicy],
  ['a page with a slash too many', '/about/', {}, 307, filePolicy],
  ['a page that moved', '/privacy/SMS', {}, 301, filePolicy],
  ['a script', script, {}, 200, filePolicy],
  ['a script that did not change', script, { conditional: true }, 304, filePolicy],
  ['a picture', '/images/heroes/about.avif', {}, 200, filePolicy],
  ['an icon', '/favicon.svg', {}, 200, filePolicy],
  ['the manifest', '/manifest.webmanifest', {}, 200, filePolicy],
  ['a post to a page', '/about', { method: 'POST' }, 405, pagePolicy],
] as const satisfies readonly (readonly [string, string, object, number, unknown])[];

test.describe('the security headers', () => {
  for (const [name, path, how, status, policy] of answers) {
    test(`are whole on ${name} (${status})`, async ({ request }) => {
      const method = 'method' in how ? how.method : 'GET';
      const headers: Record<string, string> = {};
      if ('conditional' in how) {
        headers['If-None-Match'] = (await request.get(path)).headers().etag ?? 'none';
      }
      const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
      expect(response.status()).toBe(status);
      for (const [header, value] of Object.entries(securityHeaders())) {
        const given = response.headers()[header.toLowerCase()] ?? '';
        if (header === 'Content-Security-Policy') expect(given).toEqual(policy);
        else expect(given, header).toBe(value);
        expect(given).not.toContain('unsafe');
      }
    });
  }

  test('of a prerendered page are exactly these', async ({ request }) => {
    const response = await request.get('/about');
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy.replaceAll(/('sha256-[\w+/]{43}=' ?)+(?=;)/g, "'sha256'")).toBe(
      "default-src 'none'; script-src 'self' 'sha256'; style-src 'self' 'sha256'; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        'report-to csp; report-uri /reports/csp',
    );
    expect(response.headers()['x-request-id'], 'the Worker did not run').toBeUndefined();
  });
});

for (const path of ['/', '/about', script, '/images/heroes/about.avif', '/favicon.svg']) {
  test(`HEAD answers ${path} as GET does`, async ({ request }) => {
    const [get, head] = [await request.get(path), await request.head(path)];
    expect([head.status(), comparable(head.headers())]).toEqual([200, comparable(get.headers())]);
  });
}

test('what is hashed is kept for a year, and what is not there is no page', async ({ request }) => {
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const missing = await request.get(script.replace(/-[^-]*\.js$/, '-00000000.js'));
  expect([missing.status(), await missing.text()]).toEqual([404, 'Not found\n']);
  expect(missing.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('one hop leads from any way of writing an address to the page', async ({ request }) => {
  for (const path of [
    '/about/',
    '/services/governance/',
    '/careers/',
    '/newsletter/',
    '/index.html',
  ]) {
    const first = await request.get(path, { maxRedirects: 0 });
    expect(first.status(), path).toBeGreaterThanOrEqual(301);
    expect(first.status(), path).toBeLessThanOrEqual(308);
    const target = new URL(first.headers().location ?? '', first.url());
    const second = await request.get(target.pathname, { maxRedirects: 0 });
    expect(second.status(), path).toBe(200);
  }
});

test('nothing secret and no source map is in what is published', () => {
  const published = files.filter((file) => /\.(js|css|html|json|txt|xml|webmanifest)$/.test(file));
  expect(published.length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of published) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const secret of [
      'SUPABASE',
      'sb_publishable',
      'sb_secret',
      'sourceMappingURL',
      'apikey',
    ]) {
      expect(text.includes(secret), `${secret} in ${file}`).toBe(false);
    }
  }
});

/** What HEAD must repeat: everything but how the body came. */
function comparable(headers: Readonly<Record<string, string>>) {
  const {
    'content-length': _length,
    'transfer-encoding': _transfer,
    date: _date,
    ...rest
  } = headers;
  return rest;
}
