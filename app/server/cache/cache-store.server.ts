import * as v from 'valibot';
import { withTimeout } from '../bounded-calls.server.ts';
import { timeLimits } from '../limits.server.ts';
import { describeError, type Log } from '../log.server.ts';

/** `storedAt` is in milliseconds since 1970. */
export type Entry<T> = Known<T> & { readonly storedAt: number };

export interface ResponseCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** Workers add `default` to the browsers' CacheStorage. Null where there is none. */
export function defaultCache(): ResponseCache | null {
  if (typeof caches === 'undefined' || !('default' in caches)) return null;
  return caches.default instanceof Cache ? caches.default : null;
}

/** The cached entry if it has the schema's shape. Null when it does not, or when the cache is slow or broken. */
export async function findEntry<T>(
  cache: ResponseCache | null,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  log: Log,
): Promise<Entry<T> | null> {
  const storedAt = v.pipe(v.number(), v.safeInteger());
  const entrySchema = v.variant('outcome', [
    v.object({ outcome: v.literal('found'), value: schema, storedAt }),
    v.object({ outcome: v.literal('absent'), storedAt }),
  ]);
  const read = async () => {
    const response = await cache?.match(key);
    const parsed = v.safeParse(entrySchema, await response?.json());
    return parsed.success ? parsed.output : null;
  };
  return withTimeout(read(), timeLimits.cacheLookup, null).catch((error: unknown) => {
    log({ event: 'cache.failed', level: 'warn', error: describeError(error) });
    return null;
  });
}

export async function storeEntry<T>(
  cache: ResponseCache | null,
  key: string,
  entry: Entry<T>,
  log: Log,
): Promise<void> {
  const maxAge = entry.outcome === 'found' ? jobsPolicy.staleIfError : jobsPolicy.negative;
  const headers = { 'Cache-Control': `public, max-age=${maxAge}` };
  await cache?.put(key, Response.json(entry, { headers })).catch((error: unknown) => {
    log({ event: 'cache.failed', level: 'warn', error: describeError(error) });
  });
}

type Known<T> = { readonly outcome: 'found'; readonly value: T } | { readonly outcome: 'absent' };

export type Result<T> = Known<T> | { readonly outcome: 'failed' };

/**
 * `miss`: just read. `fresh`: young enough. `stale`: older, while one refresh runs. `stale-if-error`: Supabase has
 * failed since.
 */
export type CacheState = 'miss' | 'fresh' | 'stale' | 'stale-if-error';

export type CachedResult<T> =
  | (Known<T> & { readonly state: CacheState; readonly ageSeconds: number })
  | { readonly outcome: 'failed' };

/** Seconds since something was read from Supabase. */
const jobsPolicy = {
  fresh: 60,
  /** Served at once while one refresh runs. What is older waits for Supabase. */
  staleWhileRevalidate: 5 * 60,
  staleIfError: 24 * 60 * 60,
  /** For the answer that there is no such thing. */
  negative: 30,
} as const;

/** In seconds. Another machine's clock may be ahead. */
export const ageOf = ({ storedAt }: Entry<unknown>) => Math.max(0, (Date.now() - storedAt) / 1_000);

/** `old` may be used only when Supabase fails. */
export function freshness(entry: Entry<unknown>): 'fresh' | 'stale' | 'old' | 'expired' {
  const age = ageOf(entry);
  if (entry.outcome === 'absent') return age < jobsPolicy.negative ? 'fresh' : 'expired';
  if (age < jobsPolicy.fresh) return 'fresh';
  if (age <= jobsPolicy.staleWhileRevalidate) return 'stale';
  return age <= jobsPolicy.staleIfError ? 'old' : 'expired';
}

/** The age to show on a page (seconds): null unless Supabase has failed since. */
export function ageToShow(result: CachedResult<unknown>): number | null {
  return result.outcome === 'found' && result.state === 'stale-if-error' ? result.ageSeconds : null;
}
