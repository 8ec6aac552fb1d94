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
