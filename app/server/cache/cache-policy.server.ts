/** Something that was asked for, or the knowledge that there is no such thing. */
export type Known<T> =
  | { readonly outcome: 'found'; readonly value: T }
  | { readonly outcome: 'absent' };

/** What came of asking: the one vocabulary from Supabase to a page's loader. 'failed': it cannot be known now. */
export type Result<T> = Known<T> | { readonly outcome: 'failed' };

/** Just read (`miss`), young enough, older while one refresh runs, or older because Supabase has failed since. */
export type CacheState = 'miss' | 'fresh' | 'stale' | 'stale-if-error';

/** A {@link Result} that went through a cache, with the age of Supabase's answer. */
export type CachedResult<T> =
  | (Known<T> & { readonly state: CacheState; readonly ageSeconds: number })
  | { readonly outcome: 'failed' };

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
