import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { middlewareFor, run } from '../../../../app/server/http/middleware.server.ts';
import { testContext } from '../../../support/request-context.ts';

const routes = {
  posts: ['/contact', '/newsletter', '/reports/csp'],
  rendered: ['/careers', '/careers/:slug', '/contact'],
  prerendered: ['/about', '/resources/blog/a-post'],
  redirects: { '/old': '/about', '/former': '/contact?interest=general#form' },
};
const steps = middlewareFor(routes);

/** The answer of the steps around the router; null when they leave it to the router. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const ctx = testContext('');
  const request = new Request(`https://site.example${path}`, { method, headers });
  const render = vi.fn(async () => new Response('rendered'));
  const response = await run(steps, request, ctx, render);
  return { response: render.mock.calls.length > 0 ? null : response, lines: ctx.lines };
}

it.each<[string, Record<string, string>]>([
  ['/contact', { Origin: 'https://site.example' }],
  ['/contact', { 'Sec-Fetch-Site': 'same-origin' }],
  ['/contact', { 'Sec-Fetch-Site': 'none' }],
  ['/contact', {}],
  ['/reports/csp', { Origin: 'null' }],
])('a post to %s may come with %j', async (path, headers) => {
  expect((await ask(path, 'POST', headers)).response).toBeNull();
});

it.each<Record<string, string>>([
  { Origin: 'null' },
  { Origin: 'http://site.example' },
  { Origin: 'https://site.example:8443' },
  { Origin: 'https://site.example.evil.example' },
  { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
  { Origin: 'no address at all' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('a post is refused with %j, and logged', async (headers) => {
  const { response, lines } = await ask('/contact', 'POST', headers);
  expect(response?.status).toBe(403);
  expect(lines).toMatchObject([
    { event: 'cross-site', level: 'warn', method: 'POST' },
    { event: 'request', status: 403 },
  ]);
});

it.each([
  ['/contact', 'PUT', 'GET, HEAD, POST'],
  ['/contact.data', 'DELETE', 'GET, HEAD, POST'],
  ['/contact/', 'PATCH', 'GET, HEAD, POST'],
  ['/careers', 'POST', 'GET, HEAD'],
  ['/careers/grant-writer', 'OPTIONS', 'GET, HEAD'],
  ['/nowhere', 'POST', 'GET, HEAD'],
])('%s refuses %s', async (path, method, allowed) => {
  const { response } = await ask(path, method);
  expect([response?.status, response?.headers.get('Allow')]).toEqual([405, allowed]);
});

it.each([
  ['/careers/', '/careers'],
  ['/careers/grant-writer/?utm=1', '/careers/grant-writer?utm=1'],
  ['/careers//', '/careers'],
  ['//careers//', '/careers'],
  ['/', undefined],
  ['//evil.example//', undefined],
  ['/about/', undefined],
  ['/ABOUT/?From=Card', '/about?From=Card'],
  ['/Resources/Blog/A-Post', '/resources/blog/a-post'],
  ['/Careers/Grant-Writer', '/careers/grant-writer'],
  ['//Evil.example//', undefined],
  ['/Nowhere', undefined],
  ['/careers/%C3%A9', undefined],
  ['/careers/%E0%A4%A/', undefined],
])('%s leads to %s', async (path, to) => {
  expect((await ask(path)).response?.headers.get('Location') ?? undefined).toBe(to);
});

const folders = readdirSync('public', { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);
it.each(['assets', ...folders])('a missing file of %s is not a page', async (folder) => {
  const { response } = await ask(`/${folder}/none.js`);
  expect(response?.status).toBe(404);
  expect(response?.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

it.each([
  ['/old', '/about'],
  ['/old/?from=mail', '/about?from=mail'],
  ['/former', '/contact?interest=general#form'],
  ['/former?from=mail', '/contact?interest=general#form'],
])('the former address %s leads to %s for good', async (path, target) => {
  const { response } = await ask(path);
  expect([response?.status, response?.headers.get('Location')]).toEqual([301, target]);
});
