/** How long what was read from Supabase may be used (seconds). */
export interface CachePolicy {
  /** Served without asking again. */
  readonly fresh: number;
  /** Kept for when Supabase fails; until then also served while a refresh runs behind. */
  readonly kept: number;
  /** An answer "there is no such thing" is believed this long, and never beyond. */
  readonly absent: number;
}

/** Jobs, lists and single ones (design, "Careers at the edge"). */
export const jobsPolicy = {
  fresh: 60,
  kept: 24 * 60 * 60,
  absent: 30,
} as const satisfies CachePolicy;

/** Where a read's value came from: just loaded, or from the cache in one of three conditions. */
export type CacheState =
  /** Asked for just now. */
  | 'miss'
  /** From the cache, young enough. */
  | 'fresh'
  /** From the cache, older, while one refresh runs behind. */
  | 'stale'
  /** From the cache, older, because Supabase failed when last asked. */
  | 'kept';

/** What a cached answer is: a value, or the knowledge that there is none. */
export type EntryKind = 'found' | 'absent';

/** Whether an entry of this age may be served at once, only beside a refresh, or no more. */
export function freshness(
  kind: EntryKind,
  ageSeconds: number,
  policy: CachePolicy,
): 'fresh' | 'stale' | 'expired' {
  if (kind === 'absent') return ageSeconds <= policy.absent ? 'fresh' : 'expired';
  if (ageSeconds <= policy.fresh) return 'fresh';
  return ageSeconds <= policy.kept ? 'stale' : 'expired';
}

/** The Cache-Control under which an entry is put into the Cache API, which drops it after that time. */
export function storageCacheControl(kind: EntryKind, policy: CachePolicy): string {
  return `public, max-age=${kind === 'found' ? policy.kept : policy.absent}`;
}

/** Older than this a page says how old its jobs are, whether or not Supabase is known to fail (seconds). */
const noticeAfter = 5 * 60;

/** Whether the page should quietly say how old what it shows is. */
export function showsAge(read: { state: CacheState; ageSeconds: number }): boolean {
  return read.state === 'kept' || read.ageSeconds > noticeAfter;
}

/** Cache-Control of the pages that the Worker renders. */
export const pageCaching = {
  /** Asked for again each time, yet kept for the Back button. */
  rendered: 'private, no-cache',
  /** Failures, refusals and the answers to posts. */
  never: 'no-store',
} as const;
