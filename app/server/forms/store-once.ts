import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../cache/single-flight.ts';
import { deduplicationWindow, timeLimits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';
import { ask, type SupabaseAnswer } from '../supabase/client.ts';
import type { FormValues } from './form-body.ts';
import type { Submission } from './submission.ts';

/** Whether Supabase acknowledged the row. */
export type Stored = 'stored' | 'failed';

const remembered = 1_000;

/**
 * Keeps a double click from storing two rows. While a submission is on its way, and for 3 s after it was acknowledged
 * (`deduplicationWindow`), an identical one gets the same answer without a second insert; a failed one is forgotten, so
 * that trying again is always a new attempt.
 *
 * What reaches the server twice (a double click without JavaScript) arrives over the same connection within moments,
 * hence in the same isolate as a rule. The window is short because the same words sent again later are a new message.
 * Only a hash of the content is held.
 */
export class Deduplication {
  readonly #calls: SingleFlight<Stored>;
  readonly #acknowledged = new LRUCache<string, number>({ max: remembered });
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
    this.#calls = new SingleFlight(timeLimits.write + timeLimits.grace, now);
  }

  /** Stores what `content` describes, unless the same is on its way or just got there. */
  async once(
    content: string,
    store: () => Promise<Stored>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<Stored> {
    const key = await hashOf(content);
    const acknowledgedAt = this.#acknowledged.get(key);
    if (acknowledgedAt !== undefined && this.#now() - acknowledgedAt < deduplicationWindow) {
      return 'stored';
    }
    const attempt = async (): Promise<Stored> => {
      const outcome = await store();
      if (outcome === 'stored') this.#acknowledged.set(key, this.#now());
      return outcome;
    };
    const outcome = await this.#calls.run(key, attempt, keepAlive);
    return outcome === 'late' ? 'failed' : outcome;
  }
}

const isolate = new Deduplication();

/**
 * Sends one insert (or call) of supabase-js, which starts only when it is awaited, and only once for identical
 * submissions: `content` is what makes two the same. Never rejects; a failure gives back the typed `values`.
 */
export async function storeOnce<Field extends string>(
  ctx: Pick<RequestContext, 'log' | 'waitUntil'>,
  submission: {
    readonly form: string;
    readonly content: unknown;
    readonly values: FormValues<Field>;
  },
  insert: PromiseLike<SupabaseAnswer>,
): Promise<Submission<Field>> {
  const { form, content, values } = submission;
  const store = async (): Promise<Stored> => {
    const { error } = await ask(ctx, `${form}.insert`, insert);
    return error === null ? 'stored' : 'failed';
  };
  const stored = await isolate.once(JSON.stringify([form, content]), store, ctx.waitUntil);
  return stored === 'stored'
    ? { outcome: 'stored', status: 200 }
    : { outcome: 'failed', status: 503, values };
}

async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return new Uint8Array(digest).join();
}
