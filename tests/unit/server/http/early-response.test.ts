import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { earlyResponse } from '../../../../app/server/http/early-response.ts';
import type { LogEntry } from '../../../../app/server/log.ts';

const routes = {
  posts: ['/contact', '/newsletter', '/reports/csp'],
  rendered: ['/careers', '/careers/:slug', '/contact'],
  prerendered: ['/about', '/resources/blog/a-post'],
  redirects: { '/old': '/about', '/former': '/contact?interest=general#form' },
};
const lines: LogEntry[] = [];

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  earlyResponse(
    new Request(`https://site.example${path}`, { method, headers }),
    { log: (entry) => lines.push(entry) },
    routes,
  );

describe('a post', () => {
  it.each<Record<string, string>>([
    { Origin: 'https://site.example' },
    { 'Sec-Fetch-Site': 'same-origin' },
    // From the address bar or a bookmark, as a browser without Origin says it.
    { 'Sec-Fetch-Site': 'none' },
    {},
  ])('may come with %j', (headers) => {
    expect(ask('/contact', 'POST', headers)).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://site.example' },
    { Origin: 'https://site.example:8443' },
    { Origin: 'https://site.example.evil.example' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    { Origin: 'no address at all' },
    { Origin: 'https://[' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is refused with %j, and logged', (headers) => {
    lines.length = 0;
    expect(ask('/contact', 'POST', headers)?.status).toBe(403);
    expect(lines).toEqual([{ event: 'cross-site', level: 'warn', method: 'POST' }]);
  });
});

it.each(['null', 'https://site.example'])('a report may come from %s', (origin) => {
  expect(ask('/reports/csp', 'POST', { Origin: origin })).toBeUndefined();
});

describe('another method', () => {
  it.each([
    ['/contact', 'PUT', 'GET, HEAD, POST'],
    ['/contact.data', 'DELETE', 'GET, HEAD, POST'],
    ['/contact/', 'PATCH', 'GET, HEAD, POST'],
    ['/careers', 'POST', 'GET, HEAD'],
    ['/careers/grant-writer', 'OPTIONS', 'GET, HEAD'],
    ['/nowhere', 'POST', 'GET, HEAD'],
  ])('of %s is refused: %s', (path, method, allowed) => {
    const response = ask(path, method);
    expect([response?.status, response?.headers.get('Allow')]).toEqual([405, allowed]);
  });
});

it.each([
  ['/careers/', '/careers'],
  ['/careers/grant-writer/?utm=1', '/careers/grant-writer?utm=1'],
  ['/careers//', '/careers'],
  ['//careers//', '/careers'],
  ['/careers', undefined],
  ['/', undefined],
  ['//evil.example//', undefined],
  ['/about/', undefined],
  ['/about', undefined],
  ['/About', '/about'],
  ['/ABOUT/?From=Card', '/about?From=Card'],
  ['/Resources/Blog/A-Post', '/resources/blog/a-post'],
  ['/Careers/Grant-Writer', '/careers/grant-writer'],
  ['//Evil.example//', undefined],
  ['/Nowhere', undefined],
  ['/careers/%C3%A9', undefined],
  ['/careers/%E0%A4%A/', undefined],
])('%s leads to %s', (path, to) => {
  expect(ask(path)?.headers.get('Location') ?? undefined).toBe(to);
});

const publicFiles = readdirSync(new URL('../../../../public/', import.meta.url), {
  withFileTypes: true,
});
const folders = publicFiles.filter((file) => file.isDirectory()).map(({ name }) => name);
it.each(['assets', ...folders])('a file of %s that is not there is not a page', (folder) => {
  const response = ask(`/${folder}/none.js`);
  expect(response?.status).toBe(404);
  expect(response?.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

it.each([
  ['/old', '/about'],
  ['/old/?from=mail', '/about?from=mail'],
  ['/former', '/contact?interest=general#form'],
  ['/former?from=mail', '/contact?interest=general#form'],
])('the former address %s leads to %s for good', (path, target) => {
  const response = ask(path);
  expect([response?.status, response?.headers.get('Location')]).toEqual([301, target]);
});
