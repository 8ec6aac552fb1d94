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
