import { expect, it } from 'vitest';
import { action } from '../../../app/routes/csp-reports.ts';
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
const several = ['inline', 'data:text/plain,ada@nonprofit.example'].map((blockedURL) => ({
  url: page,
  user_agent: 'Ada’s browser',
  body: { documentURL: page, effectiveDirective: 'style-src-attr', blockedURL },
}));

async function report(text: string, overrides: Partial<RequestContext> = {}) {
  const ctx = testContext('', overrides);
  const { status } = await action(routeArgs(ctx, '/reports/csp', { method: 'POST', body: text }));
  return { status, lines: ctx.lines };
}

it.each([
  ['report-uri', single, [['script-src-elem', 'evil.example']]],
  ['report-to', several, ['inline', 'data:'].map((blocked) => ['style-src-attr', blocked])],
])('a report by %s leaves no personal word in the log', async (_by, body, logged) => {
  const { status, lines } = await report(JSON.stringify(body));
  expect(status).toBe(204);
  expect(lines.map(({ directive, blocked }) => [directive, blocked])).toEqual(logged);
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
  ['too many reports', JSON.stringify(Array(21).fill(several[0]))],
  ['more than anybody needs', ' '.repeat(40_000)],
])('%s is refused, and not logged', async (_name, body) => {
  expect(await report(body)).toEqual({ status: 400, lines: [] });
});

it('reports have a limit of their own for each sender, and one for everybody together', async () => {
  const SENDER_LIMITER = {
    limit: async ({ key = '' }) => ({ success: !key.includes('csp-reports') }),
  };
  const SITE_LIMITER = limitAfter(30);
  const many = JSON.stringify(Array(20).fill(several[0]));
  expect((await report(many, { env: { SENDER_LIMITER, SITE_LIMITER } })).status).toBe(429);
  expect((await report(many, { env: { SITE_LIMITER } })).status).toBe(204);
  const last = await report(many, { env: { SITE_LIMITER } });
  expect([last.status, last.lines]).toEqual([429, Array(10).fill(expect.anything())]);
});
