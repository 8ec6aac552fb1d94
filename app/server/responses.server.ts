import type { HeadersArgs } from 'react-router';

export const pageCaching = {
  /** Kept for the Back button only. */
  rendered: 'private, no-cache',
  never: 'no-store',
} as const;

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

/** For feeds and the sitemap; `maxAge` in seconds. */
export function sharedFile(type: string, text: string, maxAge: number): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${maxAge}`,
    },
  });
}

/** Route `headers`: the loader's, also when it threw. */
export const loaderCaching = ({ loaderHeaders, errorHeaders }: HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

/** Route `headers`: after a post the action's, else the loader's. */
export const formCaching = ({ actionHeaders, loaderHeaders }: HeadersArgs) =>
  actionHeaders?.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const neverCached = () => ({ 'Cache-Control': pageCaching.never });
