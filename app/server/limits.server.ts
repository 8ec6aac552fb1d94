const seconds = (count: number) => count * 1_000;

/** Milliseconds. */
export const timeLimits = {
  /** For one call to Supabase with its answer's body, as `write`. */
  read: seconds(2.5),
  write: seconds(5),
  /** Less than the minute after which the database gives it out again. */
  mail: seconds(10),
  cacheLookup: 250,
  formBody: seconds(10),
  rateLimiter: 500,
} as const;

export const byteLimits = {
  formBody: 64 * 1_024,
  reports: 32 * 1_024,
} as const;

/** wrangler.toml has the same numbers. */
export const rateLimits = {
  sender: { posts: 30, periodSeconds: 60 },
  site: { posts: 300, periodSeconds: 60 },
} as const;

export const readLimits = {
  /** Milliseconds before the same key is refreshed again. */
  pauseAfterFailure: seconds(10),
} as const;
