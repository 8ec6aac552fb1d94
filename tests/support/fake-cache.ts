import { afterEach, beforeEach, vi } from 'vitest';
import type { ResponseCache } from '../../app/server/cache/cache-store.server.ts';

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

export function stopClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
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
