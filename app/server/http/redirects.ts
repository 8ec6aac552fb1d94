import { pageCaching } from '../cache/cache-policy.ts';
import type { Middleware } from '../request-context.ts';
import { matches, type RouteFacts, withoutTrailingSlash } from './route-facts.ts';

/** Redirects a former address for good, keeping the query, and one with capitals or a trailing slash, in one hop. */
export const redirectToCanonical =
  (routes: RouteFacts): Middleware =>
  (request, _, next) =>
    redirectOf(new URL(request.url), routes) ?? next();

function redirectOf({ pathname, search }: URL, routes: RouteFacts): Response | undefined {
  const path = withoutTrailingSlash(pathname);
  const now = routes.redirects[path];
  if (now) {
    const { pathname: target, search: own, hash } = new URL(now, 'https://site');
    return redirect(301, target + (own || search) + hash);
  }
  const canonical = path.toLowerCase();
  // The build asks for its pages with trailing slashes, but never with capitals.
  const hasCapitals = pathname !== pathname.toLowerCase();
  const known = hasCapitals ? [...routes.rendered, ...routes.prerendered] : routes.rendered;
  if (canonical === pathname || !matches(canonical, known)) return undefined;
  // The capitals of an escape mean nothing, and no address of ours has one.
  if (pathname.includes('%')) return undefined;
  return redirect(308, canonical + search);
}

function redirect(status: 301 | 308, location: string): Response {
  const headers = { Location: location, 'Cache-Control': pageCaching.never };
  return new Response(null, { status, headers });
}
