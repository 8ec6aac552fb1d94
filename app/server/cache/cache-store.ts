import * as v from 'valibot';
import { timeLimits } from '../limits.ts';
import type { Known } from '../result.ts';
import { withTimeout } from '../with-timeout.ts';
import { type CachePolicy, storageCacheControl } from './cache-policy.ts';

/** What is remembered about a key, with the time it was learnt (milliseconds since 1970). */
export type Entry<T> = Known<T> & { readonly storedAt: number };

/** The part of the Workers Cache API that is used. */
export interface ResponseCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** This data centre's Cache API; null where there is none. */
export function defaultCache(): ResponseCache | null {
  if (typeof caches === 'undefined' || !('default' in caches)) return null;
  return isResponseCache(caches.default) ? caches.default : null;
}

/** Workers add `default` to what browsers know as CacheStorage; the types of both meet here. */
function isResponseCache(value: unknown): value is ResponseCache {
  return typeof value === 'object' && value !== null && 'match' in value && 'put' in value;
}

/** The cached entry, if it still has the schema's shape; null also when the cache is slow, broken or not there. */
export async function findEntry<T>(
  cache: ResponseCache | null,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Entry<T> | null> {
  try {
    return await withTimeout(readEntry(cache, key, schema), timeLimits.cacheLookup, null);
  } catch {
    return null;
  }
}

async function readEntry<T>(
  cache: ResponseCache | null,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Entry<T> | null> {
  const storedAt = v.pipe(v.number(), v.safeInteger());
  const entrySchema = v.variant('outcome', [
    v.object({ outcome: v.literal('found'), value: schema, storedAt }),
    v.object({ outcome: v.literal('absent'), storedAt }),
  ]);
  const response = await cache?.match(key);
  const parsed = v.safeParse(entrySchema, await response?.json());
  return parsed.success ? parsed.output : null;
}

/** Puts an entry into the cache; without a cache only the number of calls differs. */
export async function storeEntry<T>(
  cache: ResponseCache | null,
  key: string,
  entry: Entry<T>,
  policy: CachePolicy,
): Promise<void> {
  const headers = { 'Cache-Control': storageCacheControl(entry, policy) };
  await cache?.put(key, Response.json(entry, { headers })).catch(() => {});
}
