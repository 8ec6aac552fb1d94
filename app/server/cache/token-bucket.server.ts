/** A token bucket: in any 60 seconds it grants at most `atOnce + perMinute` calls. */
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
    // Made at module level, a Worker's clock starts at zero: the first count fills the bucket and no more.
    const refill = Math.max(0, now - this.#countedAt) * this.#perMillisecond;
    this.#left = Math.min(this.#atOnce, this.#left + refill);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
