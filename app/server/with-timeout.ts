/**
 * The promise's value, or the fallback when it takes longer than the limit (milliseconds). The timer belongs to the
 * request that waits, so a promise of another request that never settles cannot hang it. Rejections pass through.
 */
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
