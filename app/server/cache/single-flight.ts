import { withTimeout } from '../with-timeout.ts';

/**
 * One running call for everyone in the isolate who asks for the same key meanwhile.
 *
 * The request that starts the call keeps it alive beyond its own answer. Those who join wait at most `limit`
 * milliseconds: should the starter be cut off, its call never settles, and after the limit it is replaced.
 */
export class SingleFlight<T> {
  readonly #running = new Map<string, { readonly call: Promise<T>; readonly startedAt: number }>();
  readonly #limit: number;
  readonly #now: () => number;

  constructor(limit: number, now: () => number = () => Date.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** The value of the running call, started if there is none; 'late' for one that joined and waited too long. */
  async run(
    key: string,
    start: () => Promise<T>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<T | 'late'> {
    const running = this.#running.get(key);
    if (running && this.#now() - running.startedAt <= this.#limit) {
      return withTimeout(running.call, this.#limit, 'late');
    }
    const call = start();
    const entry = { call, startedAt: this.#now() };
    this.#running.set(key, entry);
    const done = call
      .catch(() => {})
      .then(() => {
        if (this.#running.get(key) === entry) this.#running.delete(key);
      });
    keepAlive(done);
    return call;
  }
}
