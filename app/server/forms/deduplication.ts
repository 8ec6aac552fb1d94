import { LruCache } from '../cache/lru-cache.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { deduplicationWindow, timeLimits } from '../limits.ts';

/** Whether Supabase acknowledged the row. */
export type Stored = 'stored' | 'failed';

const remembered = 1_000;

/**
 * Keeps a double click from storing two rows. While a submission is on its way, and for 3 s after it was
 * acknowledged (`deduplicationWindow`), an identical one gets the same answer without a second insert; a failed one is
 * forgotten, so that trying again is always a new attempt.
 *
 * The rows are fixed by the specification, so no column can carry a submission's id; the browser's button is
 * disabled meanwhile, and what reaches the server twice (a double click without JavaScript) arrives over the same
 * connection within moments, hence in the same isolate as a rule. The window is short because the same words sent
 * again later are a new message. Only a hash of the row is held.
 */
export class Deduplication {
  readonly #calls: SingleFlight<Stored>;
  readonly #acknowledged = new LruCache<number>(remembered);
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
    // A little longer than the insert's own limit, which decides.
    this.#calls = new SingleFlight(timeLimits.write + 500, now);
  }

  /** Stores the row that `content` describes, unless an identical one is on its way or just got there. */
  async once(
    content: string,
    store: () => Promise<Stored>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<Stored> {
    const key = await hashOf(content);
    const acknowledgedAt = this.#acknowledged.get(key);
    if (acknowledgedAt !== undefined && this.#now() - acknowledgedAt < deduplicationWindow)
      return 'stored';
    const attempt = async (): Promise<Stored> => {
      const outcome = await store();
      if (outcome === 'stored') this.#acknowledged.set(key, this.#now());
      return outcome;
    };
    const outcome = await this.#calls.run(key, attempt, keepAlive);
    return outcome === 'late' ? 'failed' : outcome;
  }
}

async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return new Uint8Array(digest).join();
}
