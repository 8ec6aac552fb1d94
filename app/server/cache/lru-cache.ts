/** A map that holds at most `capacity` entries and drops the one that was unused the longest. */
export class LruCache<V> {
  readonly #entries = new Map<string, V>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Whether there is a value; it does not count as used. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The value, which counts as used now. */
  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Stores the value; at the bound the oldest entry goes. */
  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#capacity) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  /** Forgets the key. */
  delete(key: string): void {
    this.#entries.delete(key);
  }
}
