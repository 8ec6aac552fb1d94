import type { ResponseCache } from '../../app/server/cache/cache-store.ts';

/** A Cache API in memory that drops entries after their max-age, on the test's clock. */
export class FakeCache implements ResponseCache {
  readonly entries = new Map<string, { readonly body: string; readonly expiresAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async match(key: string): Promise<Response | undefined> {
    const stored = this.entries.get(key);
    if (!stored || stored.expiresAt <= this.#now()) return undefined;
    return new Response(stored.body);
  }

  async put(key: string, response: Response): Promise<void> {
    const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1]);
    const body = await response.text();
    this.entries.set(key, { body, expiresAt: this.#now() + maxAge * 1_000 });
  }
}

/** A clock that moves only when told (milliseconds since 1970). */
export class FakeClock {
  #time = Date.UTC(2026, 0, 15);
  readonly now = (): number => this.#time;

  /** Lets so many seconds pass. */
  pass(seconds: number): void {
    this.#time += seconds * 1_000;
  }
}

/** Collects what a request left running, so that a test can wait for it. */
export class Background {
  readonly #work: Promise<unknown>[] = [];
  readonly waitUntil = (work: Promise<unknown>): void => {
    this.#work.push(work);
  };

  /** Waits until everything is done, also what was added meanwhile. */
  async settled(): Promise<void> {
    while (this.#work.length > 0) await Promise.all(this.#work.splice(0));
  }
}
