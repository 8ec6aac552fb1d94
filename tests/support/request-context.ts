import type { LogEntry } from '../../app/server/log.server.ts';
import type { RequestContext } from '../../app/server/request-context.server.ts';
import { Background } from './fake-cache.ts';

/** A request's surroundings, with what was logged and what was left running. */
export interface TestContext extends RequestContext {
  readonly lines: LogEntry[];
  readonly background: Background;
}

export function testContext(url: string, overrides: Partial<RequestContext> = {}): TestContext {
  const lines: LogEntry[] = [];
  const background = new Background();
  return {
    isConfigured: true,
    environment: { supabaseUrl: url, supabaseAnonKey: 'sb_publishable_test' },
    notices: null,
    mailer: null,
    state: null,
    siteUrl: 'https://site.example',
    version: null,
    requestId: 'request',
    clientAddress: '192.0.2.7',
    limiters: { sender: null, site: null },
    readAsset: async () => null,
    waitUntil: background.waitUntil,
    log: (entry) => lines.push(entry),
    logFields: {},
    lines,
    background,
    ...overrides,
  };
}
