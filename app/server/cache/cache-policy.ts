import type { CachedResult, Known } from '../result.ts';

/** How long what was read from Supabase may be used (seconds since it was read). */
export interface CachePolicy {
  /** Served without asking again. */
  readonly fresh: number;
  /** Served at once while one refresh runs behind; an older value waits for Supabase. */
  readonly staleWhileRevalidate: number;
  /** Served when Supabase fails. */
  readonly staleIfError: number;
  /** An answer "there is no such thing" is used this long, and never beyond. */
  readonly negative: number;
}

/** How an entry of this age may be used; see {@link CachePolicy}. `old` is for failures alone. */
export function freshness(
  { outcome }: Known<unknown>,
  ageSeconds: number,
  policy: CachePolicy,
): 'fresh' | 'stale' | 'old' | 'expired' {
  if (outcome === 'absent') return ageSeconds < policy.negative ? 'fresh' : 'expired';
  if (ageSeconds < policy.fresh) return 'fresh';
  if (ageSeconds <= policy.staleWhileRevalidate) return 'stale';
  return ageSeconds <= policy.staleIfError ? 'old' : 'expired';
}

/** How old what a page shows is (seconds), for its note; null unless Supabase has failed since. */
export function ageToShow(result: CachedResult<unknown>): number | null {
  return result.outcome === 'found' && result.state === 'stale-if-error' ? result.ageSeconds : null;
}

/** Cache-Control of what the Worker answers. */
export const pageCaching = {
  /** Asked for again each time, yet kept for the Back button. */
  rendered: 'private, no-cache',
  /** Failures, refusals and the answers to posts. */
  never: 'no-store',
} as const;
