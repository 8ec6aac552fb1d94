/** Milliseconds. */
export const timeLimits = {
  /** For one call to Supabase with its answer's body, as `write`. */
  read: 2_500,
  write: 5_000,
  /** Less than the minute after which the database gives it out again. */
  mail: 10_000,
  cacheLookup: 250,
  /** After a failure, until its source is asked again. */
  cachePause: 10_000,
  rateLimiter: 500,
} as const;

export const byteLimits = {
  formBody: 64 * 1_024,
  reports: 32 * 1_024,
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

/** What was posted, to be read once. Reading it rejects with a RangeError at the first byte beyond `limit`. */
export function limitBody({ body, headers }: Request, limit: number): Response {
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      length += chunk.byteLength;
      if (length > limit) throw new RangeError('The body is too large');
      stream.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter), { headers });
}
