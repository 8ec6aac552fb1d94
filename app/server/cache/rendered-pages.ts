import { LRUCache } from 'lru-cache';

/** A finished document and the headers that it needs by what stands in it. */
export interface RenderedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** False when a part failed, which React tries again in the browser. */
  readonly isWhole: boolean;
}

/** Pages held in an isolate; at about 150 KB each with their data, a few megabytes of its 128. */
const capacity = 32;

/**
 * Documents that this isolate has rendered, to be sent again to whoever asks for the same page with the same data: the
 * work of React is done once for each state of the data instead of once for each visit. Nothing that depends on the
 * visitor may be kept here; the caller keeps answers to GET with status 200 only, which hold nothing of the kind.
 */
export const renderedPages = new LRUCache<string, RenderedPage>({ max: capacity });
