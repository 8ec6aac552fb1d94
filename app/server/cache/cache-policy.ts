import type { CachedResult } from '../result.ts';

/** How long what was read from Supabase may be used (seconds). */
export interface CachePolicy {
  /** Served without asking again. */
  readonly fresh: number;
  /** Served when Supabase fails; until then also while a refresh runs behind. */
  readonly staleIfError: number;
  /** An answer "there is no such thing" is believed this long, and never beyond. */
  readonly negative: number;
}

/** What a cached answer is: a value, or the knowledge that there is none. */
export type EntryKind = 'found' | 'absent';

/** Whether an entry of this age may be served at once, only beside a refresh, or no more. */
export function freshness(
  kind: EntryKind,
  ageSeconds: number,
  policy: CachePolicy,
): 'fresh' | 'stale' | 'expired' {
  if (kind === 'absent') return ageSeconds <= policy.negative ? 'fresh' : 'expired';
  if (ageSeconds <= policy.fresh) return 'fresh';
  return ageSeconds <= policy.staleIfError ? 'stale' : 'expired';
}

/** The Cache-Control under which an entry is put into the Cache API, which drops it after that time. */
export function storageCacheControl(kind: EntryKind, policy: CachePolicy): string {
  return `public, max-age=${kind === 'found' ? policy.staleIfError : policy.negative}`;
}

/** Older than this a page says how old its jobs are, whether or not Supabase is known to fail (seconds). */
const noticeAfter = 5 * 60;

/** How old what a page shows is (seconds), when the page should quietly say so; null otherwise. */
export function ageToShow(result: CachedResult<unknown>): number | null {
  if (result.outcome !== 'found') return null;
  const shown = result.state === 'stale-if-error' || result.ageSeconds > noticeAfter;
  return shown ? result.ageSeconds : null;
}

/** Cache-Control of what the Worker answers. */
export const pageCaching = {
  /** Asked for again each time, yet kept for the Back button. */
  rendered: 'private, no-cache',
  /** Failures, refusals and the answers to posts. */
  never: 'no-store',
} as const;
