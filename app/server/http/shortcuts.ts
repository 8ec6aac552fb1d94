import { pages } from '../../pages.ts';
import { pageCaching } from '../cache/cache-policy.ts';
import { allowedMethods } from './methods.ts';

const fileFolders = /^\/(assets|fonts|images)\//;

/** The newsletter's address redirects by itself: a first hop to its canonical form would make it two. */
const redirectsItself = '/newsletter';

/**
 * What is answered without rendering a page: a method that the address does not take, a file that does not exist
 * (never as HTML), and one hop from a trailing slash to the canonical path. Undefined for everything else.
 */
export function shortcut({ method }: Request, url: URL): Response | undefined {
  const methods = allowedMethods(url.pathname);
  if (!methods.includes(method)) {
    return plain(405, 'Method not allowed', { Allow: methods.join(', ') });
  }
  if (fileFolders.test(url.pathname)) return plain(404, 'Not found');
  if (url.pathname.length === 1 || !url.pathname.endsWith('/')) return undefined;
  // Several slashes would make `//host` of the Location, so the path is put together anew.
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  if (path === redirectsItself || !isRenderedHere(path)) return undefined;
  return new Response(null, { status: 308, headers: { Location: path + url.search } });
}

/** The CDN sends prerendered pages to their canonical path; the build itself asks for them with a slash. */
function isRenderedHere(path: string): boolean {
  return pages.some(
    (page) => page.rendering === 'edge' && (path === page.path || path.startsWith(`${page.path}/`)),
  );
}

/** A short answer in plain text that nobody keeps. */
export function plain(
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
