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
