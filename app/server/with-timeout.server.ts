/** The promise's value, or the fallback after `limit` milliseconds, also when it is another request's and never settles. */
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
