import { expect, it } from 'vitest';
import { action } from '../../../app/routes/browser-errors.ts';
import type { RequestContext } from '../../../app/server/request-context.server.ts';
import { limitAfter, testContext } from '../../support/fake-platform.ts';
import { routeArgs } from '../route-args.ts';

const error = {
  name: 'TypeError',
  place: '/assets/entry.client-1a_B.js:1:20',
  route: '/careers/:slug',
};

async function report(body: string, overrides: Partial<RequestContext> = {}) {
  const ctx = testContext('', overrides);
  const { status } = await action(routeArgs(ctx, '/browser-errors', { method: 'POST', body }));
  return { status, lines: ctx.lines };
}

it('an error of our scripts, which anyone may invent, is a warning with its kind, place and route', async () => {
  const { name: reason, place, route } = error;
  const line = { event: 'browser-error', level: 'warn', reason, error: place, route };
  expect(await report(JSON.stringify(error))).toEqual({ status: 204, lines: [line] });
});

it.each([
  ...['name', 'place', 'route'].map((part) =>
    JSON.stringify({ ...error, [part]: 'ada@nonprofit.example' }),
  ),
  JSON.stringify({ ...error, name: 'AdaLovelace' }),
  ...['{', '', '{}', ' '.repeat(40_000)],
])('what is no error of ours is refused, and not logged: %.60s', async (body) => {
  expect(await report(body)).toEqual({ status: 400, lines: [] });
});

it('reports have a limit for each sender, and one for everybody together', async () => {
  const text = JSON.stringify(error);
  for (const limiter of ['SENDER_LIMITER', 'SITE_LIMITER']) {
    const env = { [limiter]: limitAfter(1) };
    expect((await report(text, { env })).status).toBe(204);
    expect(await report(text, { env })).toEqual({ status: 429, lines: [] });
  }
});
