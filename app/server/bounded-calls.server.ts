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
      // What nobody reads may be cut off meanwhile.
      reader.cancel().catch(() => {});
      return 'too-large';
    }
    chunks.push(next.value);
  }
}

/** Requests for a key share one call. After `limit` milliseconds it is replaced: its request may have been cut off. */
export class SingleFlight<T> {
  readonly #running = new Map<string, { readonly call: Promise<T>; readonly endsAt: number }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  isRunning(key: string): boolean {
    return (this.#running.get(key)?.endsAt ?? 0) > Date.now();
  }

  /** Starts the call if none is running. 'late' when it takes longer than the limit. */
  async run(
    key: string,
    start: () => Promise<T>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<T | 'late'> {
    let shared = this.isRunning(key) ? this.#running.get(key) : undefined;
    if (!shared) {
      const own = { call: start(), endsAt: Date.now() + this.#limit };
      this.#running.set(key, own);
      const forget = () => this.#running.get(key) === own && this.#running.delete(key);
      keepAlive(own.call.then(forget, forget));
      shared = own;
    }
    return withTimeout(shared.call, shared.endsAt - Date.now(), 'late');
  }
}

/** Grants at most `atOnce + perMinute` calls in any 60 seconds. */
export class TokenBucket {
  readonly #rate: { readonly atOnce: number; readonly perMinute: number };
  #left: number;
  // At module level a Worker's clock stands at zero; the first call then only fills the bucket.
  #countedAt = Date.now();

  constructor(rate: { readonly atOnce: number; readonly perMinute: number }) {
    this.#rate = rate;
    this.#left = rate.atOnce;
  }

  take(): boolean {
    const { atOnce, perMinute } = this.#rate;
    const now = Date.now();
    const minutes = Math.max(0, now - this.#countedAt) / 60_000;
    this.#left = Math.min(atOnce, this.#left + minutes * perMinute);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
