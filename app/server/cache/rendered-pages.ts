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

/** Documents that this isolate has rendered, sent again while their data is the same. Nothing of a visitor may be in them. */
export const renderedPages = new LRUCache<string, RenderedPage>({ max: capacity });
