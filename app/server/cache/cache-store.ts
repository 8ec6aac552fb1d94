import * as v from 'valibot';
import { timeLimits } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';
import { type CachePolicy, type EntryKind, storageCacheControl } from './cache-policy.ts';

/** What is remembered about a key, with the time it was learnt (milliseconds since 1970). */
export type Entry<T> =
  | { readonly kind: 'found'; readonly value: T; readonly storedAt: number }
  | { readonly kind: 'absent'; readonly storedAt: number };

/** The part of the Workers Cache API that is used. */
export interface ResponseCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

const storedAtHeader = 'X-Stored-At';
const kindHeader = 'X-Entry-Kind';

/** This data centre's Cache API; null where there is none. */
export function defaultCache(): ResponseCache | null {
  if (typeof caches === 'undefined' || !('default' in caches)) return null;
  return isResponseCache(caches.default) ? caches.default : null;
}

/** Workers add `default` to what browsers know as CacheStorage; the types of both meet here. */
function isResponseCache(value: unknown): value is ResponseCache {
  return typeof value === 'object' && value !== null && 'match' in value && 'put' in value;
}

/**
 * The cached entry, if it is younger than `newerThan` and still has the shape that the schema asks for. Whatever
 * goes wrong (no cache, an error, a slow or foreign answer) counts as nothing cached.
 */
export async function findEntry<T>(
  cache: ResponseCache | null,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  newerThan = 0,
): Promise<Entry<T> | null> {
  if (cache === null) return null;
  try {
    return await withTimeout(
      readEntry(cache, key, schema, newerThan),
      timeLimits.cacheLookup,
      null,
    );
  } catch {
    return null;
  }
}

async function readEntry<T>(
  cache: ResponseCache,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  newerThan: number,
): Promise<Entry<T> | null> {
  const response = await cache.match(key);
  const storedAt = Number(response?.headers.get(storedAtHeader));
  if (!response || !Number.isSafeInteger(storedAt) || storedAt <= newerThan) {
    await response?.body?.cancel();
    return null;
  }
  const body: unknown = await response.json();
  if (response.headers.get(kindHeader) === 'absent') return { kind: 'absent', storedAt };
  const parsed = v.safeParse(schema, body);
  return parsed.success ? { kind: 'found', value: parsed.output, storedAt } : null;
}

/** Puts an entry into the cache; a cache that refuses is as good as none. */
export async function storeEntry<T>(
  cache: ResponseCache | null,
  key: string,
  entry: Entry<T>,
  policy: CachePolicy,
): Promise<void> {
  try {
    await cache?.put(key, responseOf(entry, policy));
  } catch {
    // Everything is right without the cache; only the number of calls differs.
  }
}

function responseOf<T>(entry: Entry<T>, policy: CachePolicy): Response {
  const kind: EntryKind = entry.kind;
  return new Response(JSON.stringify(entry.kind === 'found' ? entry.value : null), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': storageCacheControl(kind, policy),
      [storedAtHeader]: String(entry.storedAt),
      [kindHeader]: kind,
    },
  });
}
