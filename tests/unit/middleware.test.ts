import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { allowMethods } from '../../app/middleware/allowed-methods.server.ts';
import { redirectToCanonical } from '../../app/middleware/redirects.server.ts';
import { requireSameOrigin } from '../../app/middleware/same-origin.server.ts';
import { readUnreadBody } from '../../app/middleware/unread-body.server.ts';
import { redirects } from '../../app/redirects.ts';
import { timeLimits } from '../../app/server/limits.server.ts';
import { requestContext } from '../../app/server/request-context.server.ts';
import { sharedFile } from '../../app/server/responses.server.ts';
import { testContext } from '../support/request-context.ts';

/** What one middleware answers, null when the next one gets the request; and what was logged. */
async function ask(
  middleware: MiddlewareFunction<Response>,
  path: string,
  init: RequestInit = {},
  next = new Response('next'),
) {
  const ctx = testContext('');
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  const request = new Request(`https://site.example${path}`, init);
  const args = { request, url: new URL(request.url), pattern: path, params: {}, context };
  const response = (await middleware(args, async () => next)) ?? next;
  return { response: response === next ? null : response, request, lines: ctx.lines };
}

const postWith = (headers: Record<string, string>) => ({ method: 'POST', headers });

it.each<[string, Record<string, string>]>([
  ['/contact', { Origin: 'https://site.example' }],
  ['/contact', { 'Sec-Fetch-Site': 'none' }],
  ['/contact', {}],
  ['/reports/csp', { Origin: 'null' }],
])('a post to %s may come with %j', async (path, headers) => {
  expect((await ask(requireSameOrigin, path, postWith(headers))).response).toBeNull();
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
  const { response, lines } = await ask(requireSameOrigin, '/contact', postWith(headers));
  expect(response?.status).toBe(403);
  expect(lines).toMatchObject([{ event: 'cross-site', level: 'warn', method: 'POST' }]);
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
  ['/Resources/Blog/A-Post', '/resources/blog/a-post'],
  ['//Evil.example//', '/evil.example'],
  ['/careers/%C3%A9', undefined],
  ['/careers/%E0%A4%A/', undefined],
])('%s leads to %s', async (path, to) => {
  const { response } = await ask(redirectToCanonical, path);
  expect(response?.headers.get('Location') ?? undefined).toBe(to);
});

it('a former address leads on for good, with its query', async () => {
  const [[from, to] = ['', '']] = Object.entries(redirects);
  const { response } = await ask(redirectToCanonical, `${from}/?from=mail`);
  expect([response?.status, response?.headers.get('Location')]).toEqual([301, `${to}?from=mail`]);
});

const askFor = (ifNoneMatch: string, text = 'a feed') => {
  const headers = { 'If-None-Match': ifNoneMatch };
  return sharedFile(new Request('https://site.example/', { headers }), 'text/plain', text, 60);
};

it('a feed has a tag of its text, and is not sent again to a reader that has it, marked as weak or not', async () => {
  const tag = (await askFor('')).headers.get('ETag');
  expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  expect((await askFor('', 'another')).headers.get('ETag')).not.toBe(tag);
  for (const held of [`${tag}`, `W/${tag}`, `"older", W/${tag}`, '*']) {
    expect((await askFor(held)).status, held).toBe(304);
  }
  expect(await (await askFor('"older"')).text()).toBe('a feed');
});

it('what nobody read of a body is read to its end, and one that never comes holds nobody up', async () => {
  const { request } = await ask(readUnreadBody, '/', { method: 'POST', body: 'field=1' });
  expect(request.bodyUsed).toBe(true);
  vi.useFakeTimers();
  const endless = { method: 'POST', body: new ReadableStream(), ...{ duplex: 'half' } };
  const asked = ask(readUnreadBody, '/', endless);
  await vi.advanceTimersByTimeAsync(timeLimits.unreadBody);
  vi.useRealTimers();
  expect((await asked).response).toBeNull();
});
