/** Something that was asked for, or the knowledge that there is no such thing. */
export type Known<T> =
  | { readonly outcome: 'found'; readonly value: T }
  | { readonly outcome: 'absent' };

/** What came of asking: the one vocabulary from Supabase to a page's loader. 'failed': it cannot be known now. */
export type Result<T> = Known<T> | { readonly outcome: 'failed' };

/**
 * Where a value came from: asked for just now (`miss`), young enough (`fresh`), older while one refresh runs behind
 * (`stale`), or older because Supabase failed since (`stale-if-error`).
 */
export type CacheState = 'miss' | 'fresh' | 'stale' | 'stale-if-error';

/** A {@link Result} that went through a cache, with the age of Supabase's answer. */
export type CachedResult<T> =
  | (Known<T> & { readonly state: CacheState; readonly ageSeconds: number })
  | { readonly outcome: 'failed' };

/** The state for a request's log line. */
export function stateOf(result: CachedResult<unknown>): string {
  return result.outcome === 'failed' ? 'failed' : result.state;
}
