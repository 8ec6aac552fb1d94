import { matchPath } from 'react-router';
import { pageCaching } from '../cache/cache-policy.ts';
import type { RequestContext } from '../request-context.ts';
import { reportsPath } from '../security-headers.ts';

/** What has to be known about the route table, as path patterns of the router. */
export interface RouteFacts {
  /** Routes that take posts. */
  readonly posts: readonly string[];
  /** Routes that are read here and have one canonical spelling, without a trailing slash. */
  readonly rendered: readonly string[];
  /** Prerendered pages, which come here only when their address is spelt otherwise than the file's. */
  readonly prerendered: readonly string[];
  /** Former addresses, each with the path where it leads now. */
  readonly redirects: Readonly<Record<string, string>>;
}

const fileFolders = /^\/(assets|fonts|images)\//;

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
  const { pathname, search } = new URL(request.url);
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
  const path = withoutTrailingSlash(pathname);
  const now = routes.redirects[path];
  if (now) return redirect(301, withQuery(now, search));
  const canonical = path.toLowerCase();
  // The build asks for its pages with trailing slashes, but never with capitals.
  const hasCapitals = pathname !== pathname.toLowerCase();
  const known = hasCapitals ? [...routes.rendered, ...routes.prerendered] : routes.rendered;
  if (canonical === pathname || !matches(canonical, known)) return undefined;
  return redirect(308, canonical + search);
}

function redirect(status: 301 | 308, location: string): Response {
  const headers = { Location: location, 'Cache-Control': pageCaching.never };
  return new Response(null, { status, headers });
}

/** An address of this site with the visitor's query, unless it has one of its own. */
function withQuery(address: string, search: string): string {
  const { pathname, search: own, hash } = new URL(address, 'https://site');
  return pathname + (own || search) + hash;
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

function matches(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchPath(pattern, path) !== null);
}

/** Several slashes would make `//host` of a Location, so the path is put together anew. */
function withoutTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? `/${pathname.split('/').filter(Boolean).join('/')}` : pathname;
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
