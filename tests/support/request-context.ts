import type { LogEntry } from '../../app/server/log.server.ts';
import type { RequestContext } from '../../app/server/request-context.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { Background } from './fake-cache.ts';

/** A request's surroundings, with what was logged and what was left running. */
export interface TestContext extends RequestContext {
  readonly lines: LogEntry[];
  readonly background: Background;
}

/** With them mails are on, and the local database takes the token. */
export const noticeVariables = {
  NOTICES_TOKEN: localKeys.notices,
  NOTICES_FROM: 'website@site.example',
  NOTICES_TO: 'owner@site.example',
};

export function testContext(url: string, overrides: Partial<RequestContext> = {}): TestContext {
  const lines: LogEntry[] = [];
  const background = new Background();
  return {
    mailer: null,
    siteUrl: 'https://site.example',
    requestId: 'request',
    clientAddress: '192.0.2.7',
    waitUntil: background.waitUntil,
    log: (entry) => lines.push(entry),
    logFields: {},
    lines,
    background,
    ...overrides,
    env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_publishable_test', ...overrides.env },
  };
}
