import type * as v from 'valibot';
import { readLimits, timeLimits } from '../limits.ts';
import { type CachePolicy, type CacheState, freshness } from './cache-policy.ts';
import {
  defaultCache,
  type Entry,
  findEntry,
  type ResponseCache,
  storeEntry,
} from './cache-store.ts';
import { LruCache } from './lru-cache.ts';
import { SingleFlight } from './single-flight.ts';
import { TokenBucket } from './token-bucket.ts';

/** What Supabase said: a value, that there is none, or nothing usable. */
export type Loaded<T> =
  | { readonly outcome: 'found'; readonly value: T }
  /** Not remembered when it was concluded without asking. */
  | { readonly outcome: 'absent'; readonly concluded?: true }
  | { readonly outcome: 'failed' };

/** What a reader answers: as {@link Loaded}, with where it came from and how old it is. */
export type Read<T> =
  | {
      readonly outcome: 'found';
      readonly value: T;
      readonly state: CacheState;
      readonly ageSeconds: number;
    }
  | { readonly outcome: 'absent'; readonly state: CacheState; readonly ageSeconds: number }
  | { readonly outcome: 'failed' };

/** One read. The key is the Cache API's: an address of our own making, nothing of the visitor's in it. */
export interface ReadRequest<T> {
  readonly key: string;
  /** Asks Supabase, within its own time limit. */
  readonly load: () => Promise<Loaded<T>>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What a reader needs besides; cache and clock are replaced in tests. */
export interface ReaderOptions<T> {
  readonly policy: CachePolicy;
  /** What is read from the Cache API is checked again: an older version of the site may have written it. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly cache?: () => ResponseCache | null;
  readonly now?: () => number;
}

/**
 * The one cached reader (design, "Careers at the edge"). It looks into the isolate's memory, then into the data
 * centre's Cache API, and asks Supabase only when neither has a fresh entry. An older value is served at once while
 * one refresh runs behind; failures are never stored, only the time of the last one, so that
 *  - a key with an older value is refreshed no more often than every `readLimits.pauseAfterFailure`, and
 *  - a key with nothing to show tries again at once, within the isolate's budget of `attemptsWhileFailing`.
 * Where the Cache API stores nothing the memory alone serves, and only the number of calls differs. The age of a
 * value counts from Supabase's answer, wherever the value was kept since.
 */
export class CachedReader<T> {
  readonly #options: ReaderOptions<T>;
  readonly #now: () => number;
  readonly #calls: SingleFlight<Read<T>>;
  readonly #retries: TokenBucket;
  readonly #values = new LruCache<Entry<T>>(readLimits.rememberedValues);
  // Apart from the values: unknown slugs push out only one another.
  readonly #absences = new LruCache<Entry<T>>(readLimits.rememberedAbsences);
  readonly #failures = new LruCache<number>(readLimits.rememberedAbsences);

  constructor(options: ReaderOptions<T>) {
    this.#options = options;
    this.#now = options.now ?? (() => Date.now());
    this.#calls = new SingleFlight(timeLimits.read, this.#now);
    this.#retries = new TokenBucket(readLimits.attemptsWhileFailing, this.#now);
  }

  /** The value of a key that memory holds, however old; nothing is asked. */
  peek(key: string): T | undefined {
    const entry = this.#values.get(key);
    return entry?.kind === 'found' ? entry.value : undefined;
  }

  /** Reads one key. Never rejects: whatever goes wrong is 'failed'. */
  async read(request: ReadRequest<T>): Promise<Read<T>> {
    let entry = this.#remembered(request.key);
    if (entry === null || this.#freshness(entry) !== 'fresh') {
      entry = (await this.#newerFromCache(request.key, entry)) ?? this.#remembered(request.key);
    }
    if (entry !== null && this.#freshness(entry) === 'fresh') return this.#answer(entry, 'fresh');
    if (entry?.kind === 'found' && this.#freshness(entry) === 'stale') {
      if (!this.#failedLately(request.key)) request.waitUntil(this.#load(request));
      return this.#answer(entry, this.#failures.get(request.key) === undefined ? 'stale' : 'kept');
    }
    return this.#load(request);
  }

  async #newerFromCache(key: string, entry: Entry<T> | null): Promise<Entry<T> | null> {
    const cache = (this.#options.cache ?? defaultCache)();
    const found = await findEntry(cache, key, this.#options.schema, entry?.storedAt);
    if (found !== null) this.#remember(key, found);
    return found;
  }

  async #load(request: ReadRequest<T>): Promise<Read<T>> {
    try {
      const result = await this.#calls.run(
        request.key,
        () => this.#ask(request),
        request.waitUntil,
      );
      return result === 'late' ? { outcome: 'failed' } : result;
    } catch {
      return { outcome: 'failed' };
    }
  }

  async #ask(request: ReadRequest<T>): Promise<Read<T>> {
    const { key } = request;
    if (this.#failedLately(key) && !this.#retries.take()) return { outcome: 'failed' };
    const loaded = await request.load().catch(() => ({ outcome: 'failed' }) as const);
    const storedAt = this.#now();
    if (loaded.outcome === 'failed') {
      this.#failures.set(key, storedAt);
      return loaded;
    }
    if (loaded.outcome === 'absent' && loaded.concluded) {
      return { outcome: 'absent', state: 'miss', ageSeconds: 0 };
    }
    const entry: Entry<T> =
      loaded.outcome === 'found'
        ? { kind: 'found', value: loaded.value, storedAt }
        : { kind: 'absent', storedAt };
    this.#failures.delete(key);
    this.#remember(key, entry);
    const cache = (this.#options.cache ?? defaultCache)();
    request.waitUntil(storeEntry(cache, key, entry, this.#options.policy));
    return this.#answer(entry, 'miss');
  }

  #remembered(key: string): Entry<T> | null {
    return this.#values.get(key) ?? this.#absences.get(key) ?? null;
  }

  #remember(key: string, entry: Entry<T>): void {
    const [keep, forget] =
      entry.kind === 'found' ? [this.#values, this.#absences] : [this.#absences, this.#values];
    keep.set(key, entry);
    forget.delete(key);
  }

  #failedLately(key: string): boolean {
    const failedAt = this.#failures.get(key);
    return failedAt !== undefined && this.#now() - failedAt < readLimits.pauseAfterFailure;
  }

  #freshness(entry: Entry<T>): 'fresh' | 'stale' | 'expired' {
    return freshness(entry.kind, this.#ageSeconds(entry), this.#options.policy);
  }

  /** Never negative, though another machine's clock may run ahead. */
  #ageSeconds(entry: Entry<T>): number {
    return Math.max(0, (this.#now() - entry.storedAt) / 1_000);
  }

  #answer(entry: Entry<T>, state: CacheState): Read<T> {
    const ageSeconds = Math.floor(this.#ageSeconds(entry));
    return entry.kind === 'found'
      ? { outcome: 'found', value: entry.value, state, ageSeconds }
      : { outcome: 'absent', state, ageSeconds };
  }
}
