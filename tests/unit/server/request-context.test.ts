import { expect, it } from 'vitest';
import { createLog } from '../../../app/server/log.server.ts';
import { createRequestContext } from '../../../app/server/request-context.server.ts';

it.each([
  ['8f2a3b4c5d6e7f80-YYZ', /^8f2a3b4c5d6e7f80-YYZ$/],
  ['<script>', /^[0-9a-f-]{36}$/],
])('the ray id %s makes the request’s id, unless a visitor made it up', (ray, id) => {
  const context = createRequestContext({
    request: new Request('https://visited.example/careers', { headers: { 'CF-Ray': ray } }),
    env: { SITE_URL: 'https://www.cedarline.example' },
    waitUntil: () => {},
  });
  expect(context.requestId).toMatch(id);
});

it('the log writes one JSON line with the request’s id and cuts long errors', () => {
  const written: [string, string][] = [];
  const log = createLog('r1', (level, line) => written.push([level, line]));
  log({ event: 'jobs.list', route: '/careers', durationMs: 12 });
  log({ event: 'render-error', level: 'error', error: 'x'.repeat(3_000) });
  const line =
    '{"level":"info","event":"jobs.list","requestId":"r1","route":"/careers","durationMs":12}';
  expect(written[0]).toEqual(['info', line]);
  expect(written[1]?.[0]).toBe('error');
  expect(JSON.parse(written[1]?.[1] ?? '').error).toHaveLength(2_000);
});
