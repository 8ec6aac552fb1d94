import type { HeadersArgs } from 'react-router';

export const pageCaching = {
  rendered: 'private, no-cache',
  never: 'no-store',
} as const;

/** The period of the limits in wrangler.toml. */
export const retryLater = { 'Retry-After': '60' } as const;

export function plainText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

/** For feeds and the sitemap, which shared caches keep for `maxAge` seconds. Answers 304 to a reader that has this text. */
export async function sharedFile(request: Request, type: string, text: string, maxAge: number) {
  const tag = `"${await hashOf(text)}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${maxAge}`,
    ETag: tag,
  };
  // Also among others, and where a compressing proxy has marked it as weak.
  return request.headers.get('If-None-Match')?.includes(tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Route `headers`: of what was thrown, else after a post the action's, else the loader's. Without any nothing is cached. */
export const routeHeaders = ({ errorHeaders, actionHeaders, loaderHeaders }: HeadersArgs) =>
  errorHeaders ?? ([...actionHeaders].length > 0 ? actionHeaders : loaderHeaders);
