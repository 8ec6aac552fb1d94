import { pageCaching } from '../cache/cache-policy.ts';
import { reportsPath } from '../content-security-policy.ts';
import type { RequestContext } from '../request-context.ts';
import { redirectOf } from './redirects.ts';
import { matches, type RouteFacts, withoutTrailingSlash } from './route-facts.ts';

const fileFolders = /^\/(assets|fonts|icons|images)\//;

/**
 * What is answered without the router: a method that the address does not take, a write from another site, a file
 * that does not exist (never as HTML), a former address, and one hop from capitals or a trailing slash to the canonical
 * path. Undefined for the rest.
 */
export function earlyResponse(
  request: Request,
  ctx: Pick<RequestContext, 'log'>,
  routes: RouteFacts,
): Response | undefined {
  const url = new URL(request.url);
  const { pathname } = url;
  const methods = methodsOf(pathname, routes);
  if (!methods.includes(request.method)) {
    return plain(405, 'Method not allowed', { Allow: methods.join(', ') });
  }
  // Browsers send reports without the page's authority, and some as from nowhere.
  const isReport = pathname === reportsPath;
  if (!isSafe(request.method) && !isReport && !isFromThisSite(request)) {
    ctx.log({ event: 'cross-site', level: 'warn', method: request.method });
    return plain(
      403,
      'This form did not come from a page of this site. Please go back, reload the page and send it again.',
    );
  }
  if (fileFolders.test(pathname)) return plain(404, 'Not found');
  return redirectOf(url, routes);
}

/** A short response in plain text that nobody keeps. */
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

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The router's client asks for a page's data at its path with `.data`. */
function methodsOf(pathname: string, { posts }: RouteFacts): readonly string[] {
  const path = withoutTrailingSlash(pathname).replace(/\.data$/, '');
  return matches(path, posts) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * Whether a write comes from this site's own pages. Browsers send Origin with every one, 'null' from sandboxed and
 * opaque ones; where it is absent, Sec-Fetch-Site decides. A client that sends neither is no browser and carries
 * nobody's authority, so it may write.
 */
function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
