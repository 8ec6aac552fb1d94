const seconds = (count: number) => count * 1_000;

/** How long one call to Supabase may take, its answer's body included (milliseconds). */
export const timeLimits = {
  read: seconds(2.5),
  write: seconds(5),
  /** Who waits for a call of another request waits this much longer than the call may take. */
  grace: 500,
  /** One mail; with the calls around it less than the minute for which the database leases it. */
  mail: seconds(10),
  /** The Cache API is only a help: slower than this, it counts as empty. */
  cacheLookup: 250,
  searchIndex: seconds(2),
  /** A visitor whose form has not arrived by then gets 408. */
  formBody: seconds(10),
  unreadBody: seconds(1),
  /** The rate limiter is asked no longer than this; then the post goes through. */
  rateLimiter: 500,
} as const;

/** The pauses before each attempt to note that a mail was sent, which would otherwise come twice (milliseconds). */
export const markPauses = [0, seconds(1), seconds(3)] as const;

/** How much is read from anyone before it is refused (bytes). */
export const byteLimits = {
  formBody: 64 * 1_024,
  /** Browsers send a page's reports together; each is under a kilobyte or two. */
  reports: 32 * 1_024,
  /** A thousand jobs with long texts fit; a runaway answer does not fill the isolate. */
  readAnswer: 8 * 1_024 * 1_024,
  writeAnswer: 64 * 1_024,
} as const;

/** How often one sender may post to one form, and all senders together to all; wrangler.toml says the same numbers. */
export const rateLimits = {
  sender: { posts: 30, periodSeconds: 60 },
  everyone: { posts: 300, periodSeconds: 60 },
} as const;

/** What one isolate remembers and how often it asks Supabase, whatever visitors do. */
export const readLimits = {
  /** Values kept in an isolate's memory, beside the Cache API. */
  rememberedValues: 500,
  /** Unknown keys kept in memory, apart from the values so that they push none out. */
  rememberedAbsences: 1_000,
  /** After a failed call the same key is refreshed again no earlier than this (milliseconds). */
  pauseAfterFailure: seconds(10),
  /** Attempts while calls fail and there is nothing older to show: the first at once, then one a second. */
  attemptsWhileFailing: { atOnce: 10, perMinute: 60 },
} as const;
