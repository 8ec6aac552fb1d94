import { LruCache } from './lru-cache.ts';

/** Pages held in an isolate; at about 100 KB each with their data, a few megabytes of its 128. */
const capacity = 32;

/**
 * Documents that this isolate has rendered, to be sent again to whoever asks for the same page with the same data.
 * A page is a function of its address, its data and the site's origin, and of the nonce, which is exchanged: the
 * work of React is done once for each state of the data instead of once for each visit. Nothing that depends on the
 * visitor may be kept here; the caller keeps answers to GET with status 200 only, which hold nothing of the kind.
 */
export class RenderedPages {
  readonly #pages = new LruCache<readonly string[]>(capacity);

  /** The page with the nonce of this answer; undefined when it has to be rendered. */
  get(key: string, nonce: string): string | undefined {
    return this.#pages.get(key)?.join(nonce);
  }

  /** Keeps a page that was rendered with this nonce, cut at every place where it stands. */
  set(key: string, nonce: string, html: string): void {
    this.#pages.set(key, html.split(nonce));
  }
}
