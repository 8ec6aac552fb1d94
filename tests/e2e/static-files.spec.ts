import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filePolicy, securityHeaders } from '../../app/server/security-headers.ts';
import { expect, test } from './fixtures.ts';

/*
 * What the CDN answers by itself, asked over HTTP: no Worker runs, and the same security headers are there.
 */

const client = 'build/client';
const files = globSync('**/*', { cwd: client }).map((file) => `/${file}`);
const script = files.find((file) => /^\/assets\/entry\.client.*\.js$/.test(file)) ?? '';
const missing = script.replace(/-[^-]*\.js$/, '-00000000.js');

/** The policy of what has text and scripts; everything else may load nothing. */
const pagePolicy =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; .*; frame-ancestors 'none'; report-to csp; report-uri \/reports\/csp$/;

for (const [name, path, status, policy, method = 'GET'] of [
  ['a page', '/about', 200, pagePolicy],
  ['a page with a slash too many', '/about/', 307, filePolicy],
  ['a script', script, 200, filePolicy],
  ['a picture', '/images/heroes/about.avif', 200, filePolicy],
  ['an icon', '/favicon.svg', 200, filePolicy],
  ['the manifest', '/manifest.webmanifest', 200, filePolicy],
  ['a post to a page', '/about', 405, pagePolicy, 'POST'],
] as const) {
  test(`the security headers are whole on ${name} (${status}), unchanged and for HEAD too`, async ({
    request,
  }) => {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers['x-request-id'], 'the Worker did not run').toBeUndefined();
    const { 'Content-Security-Policy': _, ...others } = securityHeaders();
    for (const [header, value] of Object.entries(others)) {
      expect(headers[header.toLowerCase()], header).toBe(value);
    }
    expectPolicy(headers, policy);
    if (status !== 200) return;
    const same = await request.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(same.status()).toBe(304);
    expectPolicy(same.headers(), policy);
    const head = await request.head(path);
    expect([head.status(), comparable(head.headers())]).toEqual([200, comparable(headers)]);
  });
}

test('what is hashed is kept for a year, and what is not there is no page', async ({ request }) => {
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const response = await request.get(missing);
  expect([response.status(), await response.text()]).toEqual([404, 'Not found\n']);
});

test('nothing secret and no source map is in what is published', () => {
  const published = files.filter(
    (file) =>
      /\.(js|css|html|json|txt|xml|webmanifest)$/.test(file) &&
      // The editor's files are its makers'.
      !file.startsWith('/admin/'),
  );
  expect(published.length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of published) {
    const text = readFileSync(join(client, file), 'utf8');
    const [secret] = /SUPABASE|sb_publishable|sb_secret|sourceMappingURL|apikey/.exec(text) ?? [];
    expect(secret, file).toBeUndefined();
  }
});

function expectPolicy(headers: Readonly<Record<string, string>>, policy: string | RegExp) {
  const given = headers['content-security-policy'] ?? '';
  if (typeof policy === 'string') expect(given).toBe(policy);
  else expect(given).toMatch(policy);
  expect(given).not.toContain('unsafe');
}

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
