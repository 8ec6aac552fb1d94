export type Known<T> =
  | { readonly outcome: 'found'; readonly value: T }
  | { readonly outcome: 'absent' };

/** 'failed': nobody can know at the moment. */
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
export interface CachePolicy {
  /** Served without asking again. */
  readonly fresh: number;
  /** Served at once while one refresh runs. What is older waits for Supabase. */
  readonly staleWhileRevalidate: number;
  /** Served when Supabase fails. */
  readonly staleIfError: number;
  /** For the answer that there is no such thing. */
  readonly negative: number;
}

/** `old` may be used only when Supabase fails. */
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

/** The age to show on a page (seconds): null unless Supabase has failed since. */
export function ageToShow(result: CachedResult<unknown>): number | null {
  return result.outcome === 'found' && result.state === 'stale-if-error' ? result.ageSeconds : null;
}
