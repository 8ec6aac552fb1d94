import { expect, it } from 'vitest';
import { action } from '../../../app/routes/reports.ts';
import type { RequestContext } from '../../../app/server/request-context.server.ts';
import { limitAfter, testContext } from '../../support/fake-platform.ts';
import { routeArgs } from '../route-args.ts';

const page = 'https://site.example/contact?email=ada@nonprofit.example';
const single = {
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=ada@nonprofit.example',
    'script-sample': 'ada@nonprofit.example',
  },
};
async function report(text: string, overrides: Partial<RequestContext> = {}) {
  const ctx = testContext('', overrides);
  const { status } = await action(routeArgs(ctx, '/reports/csp', { method: 'POST', body: text }));
  return { status, lines: ctx.lines };
}

it.each([
  [single['csp-report']['blocked-uri'], 'evil.example'],
  ['data:text/plain,ada@nonprofit.example', 'data:'],
  ['inline', 'inline'],
])('a report about %s leaves no personal word in the log', async (uri, blocked) => {
  const body = { 'csp-report': { ...single['csp-report'], 'blocked-uri': uri } };
  const { status, lines } = await report(JSON.stringify(body));
  expect(status).toBe(204);
  expect(lines).toMatchObject([{ directive: 'script-src-elem', blocked }]);
  expect(JSON.stringify(lines)).not.toMatch(/ada[@’]|steal|contact/i);
});

const error = {
  name: 'TypeError',
  place: '/assets/entry.client-1a_B.js:1:20',
  route: '/careers/:slug',
};

it('an error of our scripts, which anyone may invent, is a warning with its kind, place and route', async () => {
  const { status, lines } = await report(JSON.stringify({ 'browser-error': error }));
  expect(status).toBe(204);
  const { name, place, route } = error;
  expect(lines).toMatchObject([{ level: 'warn', reason: name, error: place, route }]);
});

const wrong = Object.keys(error).map((part) => [
  `an error whose ${part} is none`,
  JSON.stringify({ 'browser-error': { ...error, [part]: 'ada@nonprofit.example' } }),
]);
const scheme = { 'effective-directive': 'img-src', 'blocked-uri': `${'x'.repeat(5_000)}:y` };

it.each([
  ...wrong,
  [
    'an error named by a person',
    JSON.stringify({ 'browser-error': { ...error, name: 'AdaLovelace' } }),
  ],
  ['a scheme of 5,000 characters', JSON.stringify({ 'csp-report': scheme })],
  ['no JSON', '{'],
  ['nothing', ''],
  ['another shape', '{"csp-report":{"effective-directive":"ada@nonprofit.example"}}'],
  ['more than anybody needs', ' '.repeat(40_000)],
])('%s is refused, and not logged', async (_name, body) => {
  expect(await report(body)).toEqual({ status: 400, lines: [] });
});

it('reports have a limit of their own for each sender, and one for everybody together', async () => {
  const SENDER_LIMITER = {
    limit: async ({ key = '' }) => ({ success: !key.includes('reports') }),
  };
  const SITE_LIMITER = limitAfter(1);
  const text = JSON.stringify(single);
  expect((await report(text, { env: { SENDER_LIMITER, SITE_LIMITER } })).status).toBe(429);
  expect((await report(text, { env: { SITE_LIMITER } })).status).toBe(204);
  expect(await report(text, { env: { SITE_LIMITER } })).toEqual({ status: 429, lines: [] });
});
