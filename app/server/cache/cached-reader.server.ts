import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { SingleFlight, TokenBucket } from '../bounded-calls.server.ts';
import { readLimits, timeLimits } from '../limits.server.ts';
import { type Log, logUnexpected } from '../log.server.ts';
import {
  ageOf,
  type CachedResult,
  type CacheState,
  defaultCache,
  type Entry,
  findEntry,
  freshness,
  type ResponseCache,
  type Result,
  storeEntry,
} from './cache-store.server.ts';

/** `key` is a URL of our own for the Cache API, without anything of the visitor. */
export interface Source<T> {
  readonly key: string;
  readonly load: () => Promise<Result<T>>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
}

export interface ReaderOptions<T> {
  /** Entries of the Cache API are checked, because an older version of the site may have written them. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly cache?: () => ResponseCache | null;
}

/**
 * Reads through the isolate's memory and the data centre's Cache API (docs/decisions/README.md). Never
 * rejects: what goes wrong is logged and 'failed'.
 */
export class CachedReader<T> {
  readonly #options: Required<ReaderOptions<T>>;
  readonly #calls = new SingleFlight<CachedResult<T>>(timeLimits.read + timeLimits.grace);
  readonly #retries = new TokenBucket(readLimits.attemptsWhileFailing);
  readonly #values = new LRUCache<string, Entry<T>>({ max: readLimits.rememberedValues });
  // Apart, so that unknown slugs cannot push out values.
  readonly #absences = new LRUCache<string, Entry<T>>({ max: readLimits.rememberedAbsences });
  readonly #failures = new LRUCache<string, number>({ max: readLimits.rememberedAbsences });

  constructor(options: ReaderOptions<T>) {
    this.#options = { cache: defaultCache, ...options };
  }

  async read(source: Source<T>): Promise<CachedResult<T>>;
  /** Null when nothing is known and `mayAsk` refuses a call. `mayAsk` is not called while a read of the key is running. */
  async read(source: Source<T>, limit: { mayAsk: () => boolean }): Promise<CachedResult<T> | null>;
  async read(source: Source<T>, limit?: { mayAsk: () => boolean }) {
    const known = await this.#known(source);
    if (known) return known;
    // No await from here to the call: two visits would start two.
    const isRefused = limit && !this.#calls.isRunning(source.key) && !limit.mayAsk();
    return isRefused ? null : this.#load(source);
  }

  /** What memory or the Cache API knows; null when that is nothing, or too old for any use. */
  async #known(source: Source<T>): Promise<CachedResult<T> | null> {
    const entry = await this.#newest(source);
    const age = entry && freshness(entry);
    if (entry === null || age === 'expired') return null;
    if (age === 'fresh') return this.#result(entry, 'fresh');
    const mayRefresh = !this.#failedLately(source.key);
    if (age === 'stale') {
      if (mayRefresh) source.waitUntil(this.#load(source));
      return this.#result(entry, this.#failures.has(source.key) ? 'stale-if-error' : 'stale');
    }
    const renewed = mayRefresh ? await this.#load(source) : null;
    if (renewed && renewed.outcome !== 'failed') return renewed;
    return this.#result(entry, 'stale-if-error');
  }

  /** Asks Supabase. Requests for the same key share one call. */
  async #load(source: Source<T>): Promise<CachedResult<T>> {
    const call = () => this.#ask(source);
    const result = await this.#calls.run(source.key, call, source.waitUntil);
    return result === 'late' ? { outcome: 'failed' } : result;
  }

  async #ask({ key, load, waitUntil, log }: Source<T>): Promise<CachedResult<T>> {
    if (this.#failedLately(key) && !this.#retries.take()) return { outcome: 'failed' };
    const loaded = await load().catch((error: unknown) => {
      logUnexpected(log, 'cached-read', error);
      return { outcome: 'failed' } as const;
    });
    const storedAt = Date.now();
    if (loaded.outcome === 'failed') {
      this.#failures.set(key, storedAt);
      return loaded;
    }
    const entry = { ...loaded, storedAt };
    this.#remember(key, entry);
    waitUntil(storeEntry(this.#options.cache(), key, entry, log));
    return this.#result(entry, 'miss');
  }

  async #newest({ key, log }: Source<T>): Promise<Entry<T> | null> {
    const remembered = this.#remembered(key);
    if (remembered !== null && freshness(remembered) === 'fresh') return remembered;
    const found = await findEntry(this.#options.cache(), key, this.#options.schema, log);
    if (found && found.storedAt > (this.#remembered(key)?.storedAt ?? 0))
      this.#remember(key, found);
    return this.#remembered(key);
  }

  #remembered(key: string): Entry<T> | null {
    return this.#values.get(key) ?? this.#absences.get(key) ?? null;
  }

  #remember(key: string, entry: Entry<T>): void {
    const [keep, forget] =
      entry.outcome === 'found' ? [this.#values, this.#absences] : [this.#absences, this.#values];
    keep.set(key, entry);
    forget.delete(key);
    // An answer that is newer than the failure, from any isolate, ends the pause.
    if ((this.#failures.get(key) ?? 0) <= entry.storedAt) this.#failures.delete(key);
  }

  #failedLately(key: string): boolean {
    const failedAt = this.#failures.get(key);
    return failedAt !== undefined && Date.now() - failedAt < readLimits.pauseAfterFailure;
  }

  #result(entry: Entry<T>, state: CacheState): CachedResult<T> {
    return { ...entry, state, ageSeconds: Math.floor(ageOf(entry)) };
  }
}
