import { expect, it } from 'vitest';
import { createLog, type LogEntry } from '../../../app/server/log.ts';
import { createRequestContext } from '../../../app/server/request-context.ts';

const lines: LogEntry[] = [];
const contextFor = (ray: string) =>
  createRequestContext({
    request: new Request('https://visited.example/careers', { headers: { 'CF-Ray': ray } }),
    env: { SITE_URL: 'https://www.cedarline.example' },
    waitUntil: () => {},
    log: (entry) => lines.push(entry),
  });

it('a request is answered without Supabase’s variables, unless it reads them', () => {
  const ctx = contextFor('');
  expect(lines).toEqual([]);
  expect(() => ctx.environment).toThrow();
  expect(lines).toMatchObject([{ event: 'misconfigured', level: 'error' }]);
});

it('a ray id is the request’s id, and nothing else that a visitor may send', () => {
  expect(contextFor('8f2a3b4c5d6e7f80-YYZ').requestId).toBe('8f2a3b4c5d6e7f80-YYZ');
  expect(contextFor('<script>').requestId).toMatch(/^[0-9a-f-]{36}$/);
});

it('the log writes one JSON line with the request’s id and cuts long errors', () => {
  const written: [string, string][] = [];
  const log = createLog('r1', (level, line) => written.push([level, line]));
  log({ event: 'jobs.list', route: '/careers', durationMs: 12 });
  log({ event: 'render-error', level: 'error', error: 'x'.repeat(1_000) });
  const line =
    '{"level":"info","event":"jobs.list","requestId":"r1","route":"/careers","durationMs":12}';
  expect(written[0]).toEqual(['info', line]);
  expect(written[1]?.[0]).toBe('error');
  expect(JSON.parse(written[1]?.[1] ?? '').error).toHaveLength(300);
});
