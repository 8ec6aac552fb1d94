/** The promise's value, or the fallback after `limit` milliseconds, also when it is another request's and never settles. */
export async function withTimeout<T, F>(
  promise: Promise<T>,
  limit: number,
  fallback: F,
): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}
