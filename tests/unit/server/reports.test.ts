import { expect, it } from 'vitest';
import { action } from '../../../app/routes/reports.ts';
import type { RequestContext } from '../../../app/server/request-context.server.ts';
import { limitAfter, testContext } from '../../support/fake-platform.ts';
import { routeArgs } from '../route-args.ts';

const refused = {
  'document-uri': 'https://site.example/contact?email=ada@nonprofit.example',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/steal.js?who=ada@nonprofit.example',
  'script-sample': 'ada@nonprofit.example',
};
const error = {
  name: 'TypeError',
  place: '/assets/entry.client-1a_B.js:1:20',
  route: '/careers/:slug',
};
const ofPolicy = (changed: object = {}) =>
  JSON.stringify({ 'csp-report': { ...refused, ...changed } });
const ofError = (changed: object = {}) =>
  JSON.stringify({ 'browser-error': { ...error, ...changed } });

async function report(body: string, overrides: Partial<RequestContext> = {}) {
  const ctx = testContext('', overrides);
  const { status } = await action(routeArgs(ctx, '/reports/csp', { method: 'POST', body }));
  return { status, lines: ctx.lines };
}

it.each([
  [refused['blocked-uri'], 'evil.example'],
  ['data:text/plain,ada@nonprofit.example', 'data:'],
  ['inline', 'inline'],
])('a report about %s leaves no personal word in the log', async (uri, blocked) => {
  const line = { event: 'csp', level: 'warn', directive: 'script-src-elem', blocked };
  expect(await report(ofPolicy({ 'blocked-uri': uri }))).toEqual({ status: 204, lines: [line] });
});

it('an error of our scripts, which anyone may invent, is a warning with its kind, place and route', async () => {
  const { name: reason, place, route } = error;
  const line = { event: 'browser-error', level: 'warn', reason, error: place, route };
  expect(await report(ofError())).toEqual({ status: 204, lines: [line] });
});

it.each([
  ...Object.keys(error).map((part) => ofError({ [part]: 'ada@nonprofit.example' })),
  ofError({ name: 'AdaLovelace' }),
  ofPolicy({ 'blocked-uri': `${'x'.repeat(5_000)}:y` }),
  ofPolicy({ 'effective-directive': 'ada@nonprofit.example' }),
  ...['{', '', ' '.repeat(40_000)],
])('what is no report is refused, and not logged: %.80s', async (body) => {
  expect(await report(body)).toEqual({ status: 400, lines: [] });
});

it('reports have a limit of their own for each sender, and one for everybody together', async () => {
  const SENDER_LIMITER = { limit: async ({ key = '' }) => ({ success: !key.includes('reports') }) };
  expect(await report(ofPolicy(), { env: { SENDER_LIMITER } })).toEqual({ status: 429, lines: [] });
  const env = { SITE_LIMITER: limitAfter(1) };
  expect((await report(ofPolicy(), { env })).status).toBe(204);
  expect(await report(ofPolicy(), { env })).toEqual({ status: 429, lines: [] });
});
