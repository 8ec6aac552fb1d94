import type { HeadersArgs } from 'react-router';

/** Cache-Control of the Worker's responses. */
export const pageCaching = {
  /** Asked for again each time, yet kept for the Back button. */
  rendered: 'private, no-cache',
  /** Failures, refusals and the answers to posts. */
  never: 'no-store',
} as const;

/** A short response in plain text that no cache keeps. */
export function plainText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': pageCaching.never,
      ...headers,
    },
  });
}

/** A text that programs ask for (a feed, the sitemap), which shared caches may keep for `maxAge` seconds. */
export function sharedFile(type: string, text: string, maxAge: number): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${maxAge}`,
    },
  });
}

/** A route's `headers`: those of what the loader returned or threw. */
export const loaderCaching = ({ loaderHeaders, errorHeaders }: HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

/** A route's `headers`: after a post the action's, else the loader's. */
export const formCaching = ({ actionHeaders, loaderHeaders }: HeadersArgs) =>
  actionHeaders?.has('Cache-Control') ? actionHeaders : loaderHeaders;

/** A route's `headers`: the document is never cached. */
export const neverCached = () => ({ 'Cache-Control': pageCaching.never });
