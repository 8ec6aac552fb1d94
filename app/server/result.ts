/** What came of asking for something: the one vocabulary from Supabase to a page's loader. */
export type Result<T> =
  | { readonly outcome: 'found'; readonly value: T }
  /** There is no such thing. */
  | { readonly outcome: 'absent' }
  /** Nothing usable came: whether there is such a thing cannot be known now. */
  | { readonly outcome: 'failed' };

/**
 * Where a value came from: asked for just now (`miss`), young enough (`fresh`), older while one refresh runs behind
 * (`stale`), or older because Supabase failed since (`stale-if-error`).
 */
export type CacheState = 'miss' | 'fresh' | 'stale' | 'stale-if-error';

/** A {@link Result} that went through a cache: where a value came from, and its age since Supabase's answer. */
export type CachedResult<T> =
  | {
      readonly outcome: 'found';
      readonly value: T;
      readonly state: CacheState;
      readonly ageSeconds: number;
    }
  | { readonly outcome: 'absent'; readonly state: CacheState }
  | { readonly outcome: 'failed' };

/** The state for a request's log line. */
export function stateOf(result: CachedResult<unknown>): string {
  return result.outcome === 'failed' ? 'failed' : result.state;
}
