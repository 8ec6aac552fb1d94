import { afterEach, beforeEach, vi } from 'vitest';
import type { ResponseCache } from '../../app/server/cache.server.ts';
import type { LogEntry } from '../../app/server/log.server.ts';
import type { RequestContext } from '../../app/server/request-context.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';

/* What the platform gives a request, in memory. */

/** A Cache API in memory that drops entries after their max-age. */
export class FakeCache implements ResponseCache {
  readonly entries = new Map<string, { readonly body: string; readonly expiresAt: number }>();

  async match(key: string): Promise<Response | undefined> {
    const stored = this.entries.get(key);
    if (!stored || stored.expiresAt <= Date.now()) return undefined;
    return new Response(stored.body);
  }

  async put(key: string, response: Response): Promise<void> {
    const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1]);
    const body = await response.text();
    this.entries.set(key, { body, expiresAt: Date.now() + maxAge * 1_000 });
  }
}

/** A limiter that takes the first `posts` of each key, and the keys that it counted. */
export function limitAfter(posts: number) {
  const keys: string[] = [];
  return {
    keys,
    async limit({ key }: { key: string }) {
      keys.push(key);
      return { success: keys.filter((one) => one === key).length <= posts };
    },
  };
}

/** Stops the calendar for each test, or what `options` names. */
export function stopClock(options: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ['Date'] }) {
  beforeEach(() => {
    vi.useFakeTimers(options);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

export class Background {
  readonly #work: Promise<unknown>[] = [];
  readonly waitUntil = (work: Promise<unknown>): void => {
    this.#work.push(work);
  };

  async settled(): Promise<void> {
    while (this.#work.length > 0) await Promise.all(this.#work.splice(0));
  }
}

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
