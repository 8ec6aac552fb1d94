import { describe, expect, it } from 'vitest';
import type { Bindings } from '../../../app/server/bindings.ts';
import { createLog, type LogEntry } from '../../../app/server/log.ts';
import { createRequestContext } from '../../../app/server/request-context.ts';

const lines: LogEntry[] = [];

const contextFor = (
  headers: Record<string, string> = {},
  env: Bindings & Readonly<Record<string, unknown>> = {},
) =>
  createRequestContext({
    request: new Request('https://visited.example/careers?x=1', { headers }),
    env: { SITE_URL: 'https://www.cedarline.example', ...env },
    waitUntil: () => {},
    log: (entry) => lines.push(entry),
  });

describe('the request’s surroundings', () => {
  it('are built without Supabase’s variables, which are asked for only when read', () => {
    const ctx = contextFor();
    expect(() => ctx.environment).toThrow();
    expect(lines).toMatchObject([{ event: 'misconfigured', level: 'error' }]);
  });

  it('use a ray id as the request id and nothing else that a visitor may send', () => {
    expect(contextFor({ 'CF-Ray': '8f2a3b4c5d6e7f80-YYZ' }).requestId).toBe('8f2a3b4c5d6e7f80-YYZ');
    expect(contextFor({ 'CF-Ray': '<script>' }).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log', () => {
  it('writes one JSON line with the request’s id and cuts long errors', () => {
    const lines: [string, string][] = [];
    const log = createLog('r1', (level, line) => lines.push([level, line]));
    log({ event: 'jobs.list', route: '/careers', durationMs: 12, cacheState: 'fresh' });
    log({ event: 'render-error', level: 'error', error: 'x'.repeat(1_000) });
    expect(lines[0]).toEqual([
      'info',
      '{"level":"info","event":"jobs.list","requestId":"r1","route":"/careers","durationMs":12,"cacheState":"fresh"}',
    ]);
    expect(lines[1]?.[0]).toBe('error');
    expect(JSON.parse(lines[1]?.[1] ?? '').error).toHaveLength(300);
  });
});
