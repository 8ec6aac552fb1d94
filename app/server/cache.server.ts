import * as v from 'valibot';
import { timeLimits, withTimeout } from './limits.server.ts';
import { describeError, type Log, logMistake } from './log.server.ts';

/** Seconds since a value was read from its source. */
interface CachePolicy {
  /** Younger values are served without a call. */
  readonly fresh: number;
  /** Served at once while one refresh runs. What is older waits for its source. */
  readonly stale: number;
  /** Served when the source fails. */
  readonly old: number;
}

interface Cached<T> {
  readonly value: T;
  /** `old`: the source has failed since. */
  readonly state: 'miss' | 'fresh' | 'stale' | 'old';
  readonly ageSeconds: number;
}

export interface ResponseCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** Milliseconds since 1970. */
interface Entry<T> {
  readonly value: T;
  readonly storedAt: number;
  /** When its source failed since, for this isolate. */
  readonly failedAt?: number;
}

/** What one isolate knows, and the Cache API that it shares with others in its data centre. */
export interface IsolateCache<T> {
  readonly entries: Map<string, Entry<T>>;
  /** The lock holds for this isolate alone: others may refresh the same value. */
  readonly refreshing: Set<string>;
  readonly shared: () => ResponseCache | null;
}

export const isolateCache = <T>(shared = defaultCache): IsolateCache<T> => ({
  entries: new Map(),
  refreshing: new Set(),
  shared,
});

/** Workers add `default` to the browsers' CacheStorage. Null where there is none. */
function defaultCache(): ResponseCache | null {
  if (typeof caches === 'undefined' || !('default' in caches)) return null;
  return caches.default instanceof Cache ? caches.default : null;
}

/** `key` is a URL of our own for the Cache API, without anything of the visitor. */
interface Source<T> {
  readonly key: string;
  /** Entries are checked, because an older version of the site may have written them. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly policy: CachePolicy;
  /** Null when it fails. */
  readonly load: () => Promise<T | null>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Never rejects: what goes wrong is logged, and null. Simultaneous visits that miss ask once each. */
export async function readCached<T>(
  source: Source<T>,
  cache: IsolateCache<T>,
): Promise<Cached<T> | null> {
  const { key, policy } = source;
  const entry = await newest(source, cache);
  const age = entry === null ? Number.POSITIVE_INFINITY : ageOf(entry);
  if (entry === null || age > policy.old) return refresh(source, cache);
  if (age < policy.fresh) return served(entry, 'fresh');

  const sinceFailure = Date.now() - (entry.failedAt ?? 0);
  const mayAsk = sinceFailure >= timeLimits.cachePause && !cache.refreshing.has(key);
  if (age <= policy.stale) {
    if (mayAsk) source.waitUntil(refresh(source, cache));
    return served(entry, entry.failedAt === undefined ? 'stale' : 'old');
  }

  const renewed = mayAsk ? await refresh(source, cache) : null;
  return renewed ?? served(entry, 'old');
}

/** A fresh value of this isolate, else the newer one of its own and the shared cache's. */
async function newest<T>(
  { key, schema, policy, log }: Source<T>,
  { entries, shared }: IsolateCache<T>,
): Promise<Entry<T> | null> {
  const own = entries.get(key);
  if (own && ageOf(own) < policy.fresh) return own;
  const read = async () => {
    const response = await shared()?.match(key);
    const stored = v.object({ value: schema, storedAt: v.pipe(v.number(), v.safeInteger()) });
    const parsed = v.safeParse(stored, await response?.json());
    return parsed.success ? parsed.output : null;
  };
  const found = await withTimeout(read(), timeLimits.cacheLookup, null).catch((error: unknown) => {
    log({ event: 'cache.failed', level: 'warn', error: describeError(error) });
    return null;
  });
  const known = entries.get(key) ?? null;
  if (found === null || found.storedAt <= (known?.storedAt ?? 0)) return known;
  entries.set(key, found);
  return found;
}

async function refresh<T>(source: Source<T>, cache: IsolateCache<T>): Promise<Cached<T> | null> {
  const { key, log } = source;
  cache.refreshing.add(key);
  const value = await source.load().catch((error: unknown) => {
    logMistake(log, 'cache.unexpected', error);
    return null;
  });
  cache.refreshing.delete(key);
  if (value === null) {
    const known = cache.entries.get(key);
    if (known) cache.entries.set(key, { ...known, failedAt: Date.now() });
    return null;
  }
  const entry = { value, storedAt: Date.now() };
  cache.entries.set(key, entry);
  source.waitUntil(store(source, entry, cache.shared()));
  return served(entry, 'miss');
}

async function store<T>(
  { key, policy, log }: Source<T>,
  entry: Entry<T>,
  shared: ResponseCache | null,
): Promise<void> {
  const headers = { 'Cache-Control': `public, max-age=${policy.old}` };
  await shared?.put(key, Response.json(entry, { headers })).catch((error: unknown) => {
    log({ event: 'cache.failed', level: 'warn', error: describeError(error) });
  });
}

/** In seconds. Another machine's clock may be ahead. */
const ageOf = ({ storedAt }: Entry<unknown>) => Math.max(0, (Date.now() - storedAt) / 1_000);

const served = <T>(entry: Entry<T>, state: Cached<T>['state']): Cached<T> => ({
  value: entry.value,
  state,
  ageSeconds: Math.floor(ageOf(entry)),
});
