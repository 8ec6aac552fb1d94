import type { HeadersArgs } from 'react-router';
import { pageCaching } from '../cache/cache-policy.ts';

/** A route's `headers`: the document has its loader's. */
export const asLoaded = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

/** A route's `headers`: a post's answer has its action's, a visit its loader's. */
export const asAnswered = ({ actionHeaders, loaderHeaders }: HeadersArgs) =>
  actionHeaders?.has('Cache-Control') ? actionHeaders : loaderHeaders;

/** A route's `headers`: the document is never cached. */
export const uncached = () => ({ 'Cache-Control': pageCaching.never });
