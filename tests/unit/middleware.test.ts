import type { MiddlewareFunction } from 'react-router';
import { expect, it } from 'vitest';
import { posts } from '../../app/content/collections.server.ts';
import { organization } from '../../app/content/organization.ts';
import { redirects, redirectToCanonical } from '../../app/middleware/redirects.server.ts';
import { allowMethods, checkOpaqueOrigin } from '../../app/middleware/requests.server.ts';
import { testContext } from '../support/fake-platform.ts';
import { routeArgs } from './route-args.ts';

/** What one middleware answers, null when the next one gets the request; and what was logged. */
async function ask(middleware: MiddlewareFunction<Response>, path: string, init: RequestInit = {}) {
  const ctx = testContext('');
  const next = new Response('next');
  const response = await middleware(routeArgs(ctx, path, init), async () => next);
  return { response: response === next ? null : response, lines: ctx.lines };
}

const [somePost] = posts.filter(({ path }) => path !== '');
if (!somePost) throw new Error('There is no post');

const postWith = (headers: Record<string, string>) => ({ method: 'POST', headers });

it.each<[string, Record<string, string>]>([
  ['/contact', { Origin: 'https://site.example' }],
  ['/contact', {}],
  ['/contact', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['/reports/csp', { Origin: 'null' }],
])('a post to %s may come with %j', async (path, headers) => {
  expect((await ask(checkOpaqueOrigin, path, postWith(headers))).response).toBeNull();
});

it.each<Record<string, string>>([
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
])('a post whose sender is unknown (%j) is told where to write', async (headers) => {
  const { response, lines } = await ask(checkOpaqueOrigin, '/contact', postWith(headers));
  expect(response?.status).toBe(403);
  expect(await response?.text()).toContain(organization.email);
  expect(lines).toEqual([{ event: 'cross-site', method: 'POST' }]);
});

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
  const { response } = await ask(allowMethods, '/contact', { method });
  expect([response?.status, response?.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
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
  ['/Careers/Grant-Writer', '/careers/grant-writer'],
  [somePost.path.toUpperCase(), somePost.path],
  // What is no page keeps its capitals, and is not found at once.
  ['/assets/entry.client-DDd4jjPo.js', undefined],
  ['/images/Robin.AVIF', undefined],
  ['/Resources/Blog/A-Post', undefined],
  ['//Evil.example//', undefined],
  ['/careers/%C3%A9', undefined],
  ['/careers/a%20b', undefined],
  ['/careers/bookkeeper.?x=1', '/careers/bookkeeper?x=1'],
  ['/About%20', '/about'],
  ['/about%E2%80%9D)', '/about'],
  ['/contact%22%3E', '/contact'],
  [`${somePost.path},`, somePost.path],
  ['/resources/blog/feed.xml.', '/resources/blog/feed.xml'],
  ['/careers/%E0%A4%A/', undefined],
])('%s leads to %s', async (path, to) => {
  const { response } = await ask(redirectToCanonical, path);
  expect(response?.headers.get('Location') ?? undefined).toBe(to);
});

it.each(['GET', 'POST'])(
  'a former address leads a %s on for good, with its query',
  async (method) => {
    const [[from, to] = ['', '']] = Object.entries(redirects);
    const { response } = await ask(redirectToCanonical, `${from}/?from=mail`, { method });
    // After a 301 a mail program's one-click unsubscribing (RFC 8058) would become a GET.
    expect([response?.status, response?.headers.get('Location')]).toEqual([308, `${to}?from=mail`]);
  },
);
