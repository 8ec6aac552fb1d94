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

/** Resolves with `fallback` after `limit` milliseconds, because a promise of another request may never settle. */
export async function withTimeout<T, F>(
  promise: Promise<T>,
  limit: number,
  fallback: F,
): Promise<T | F> {
  const late = Promise.withResolvers<F>();
  const timer = setTimeout(() => late.resolve(fallback), limit);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** 'too-large' at the first byte beyond `limit`; 'cut-off' when the rest does not come. */
export async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'cut-off'> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    // Nothing of ours runs in the stream: it fails only when the sender's connection does.
    const next = await reader.read().catch(() => 'cut-off' as const);
    if (next === 'cut-off') return next;
    if (next.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += next.value.byteLength;
    if (length > limit) {
      // Its sender may have gone meanwhile.
      reader.cancel().catch(() => {});
      return 'too-large';
    }
    chunks.push(next.value);
  }
}
