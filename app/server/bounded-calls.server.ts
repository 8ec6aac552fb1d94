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
  readonly #running = new Map<string, { readonly call: Promise<T>; readonly startedAt: number }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  isRunning(key: string): boolean {
    return this.#remaining(key) > 0;
  }

  /** Starts the call if none is running. 'late' when it takes longer than the limit. */
  async run(
    key: string,
    start: () => Promise<T>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<T | 'late'> {
    const running = this.#running.get(key);
    const remaining = this.#remaining(key);
    if (running && remaining > 0) return withTimeout(running.call, remaining, 'late');
    const entry = { call: start(), startedAt: Date.now() };
    this.#running.set(key, entry);
    const forget = () => {
      if (this.#running.get(key) === entry) this.#running.delete(key);
    };
    keepAlive(entry.call.then(forget, forget));
    return withTimeout(entry.call, this.#limit, 'late');
  }

  #remaining(key: string): number {
    const running = this.#running.get(key);
    return running ? running.startedAt + this.#limit - Date.now() : 0;
  }
}

/** Grants at most `atOnce + perMinute` calls in any 60 seconds. */
export class TokenBucket {
  readonly #atOnce: number;
  readonly #perMillisecond: number;
  #left: number;
  #countedAt: number;

  constructor(rate: { atOnce: number; perMinute: number }) {
    this.#atOnce = rate.atOnce;
    this.#perMillisecond = rate.perMinute / 60_000;
    this.#left = rate.atOnce;
    this.#countedAt = Date.now();
  }

  take(): boolean {
    const now = Date.now();
    // At module level a Worker's clock stands at zero; the first call then only fills the bucket.
    const refill = Math.max(0, now - this.#countedAt) * this.#perMillisecond;
    this.#left = Math.min(this.#atOnce, this.#left + refill);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
