import { pageCaching } from '../cache/cache-policy.ts';
import { EnvironmentError } from '../environment.ts';
import { createLog } from '../log.ts';
import type { Middleware } from '../request-context.ts';
import { reportsPath, securityHeaders } from '../security-headers.ts';
import { matches, type RouteFacts, withoutTrailingSlash } from './route-facts.ts';

/** A short response in plain text that no cache keeps. */
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

/** What a visitor is told of an error that nothing else explains. */
export const unexplained = 'Something went wrong on our side. Please try again in a moment.';

/** The answer when SITE_URL is no origin: the sentence that names the fix, as plain text and in the log. */
export function misconfigured(error: unknown): Response {
  const requestId = crypto.randomUUID();
  createLog(requestId)({ event: 'misconfigured', level: 'error', error: String(error) });
  const sentence = error instanceof EnvironmentError ? error.message : unexplained;
  return plain(500, sentence, { ...securityHeaders(), 'X-Request-Id': requestId });
}

const safeMethods = ['GET', 'HEAD'];

/** 405 for a method that the address does not take. */
export const refuseMethod =
  ({ posts }: RouteFacts): Middleware =>
  (request, _, next) => {
    // The router's client asks for a page's data at its path with `.data`.
    const path = withoutTrailingSlash(new URL(request.url).pathname).replace(/\.data$/, '');
    const methods = matches(path, posts) ? [...safeMethods, 'POST'] : safeMethods;
    if (methods.includes(request.method)) return next();
    return plain(405, 'Method not allowed', { Allow: methods.join(', ') });
  };

/** 403 for a write from another site. */
export const refuseOtherSites: Middleware = (request, ctx, next) => {
  const { pathname } = new URL(request.url);
  // Browsers send reports without the page's authority, and some as from nowhere.
  const isAllowed = safeMethods.includes(request.method) || pathname === reportsPath;
  if (isAllowed || isFromThisSite(request)) return next();
  ctx.log({ event: 'cross-site', level: 'warn', method: request.method });
  return plain(
    403,
    'This form did not come from a page of this site. Please go back, reload the page and send it again.',
  );
};

/** 404 for a file that does not exist, never as HTML: the files that exist do not reach the Worker. */
export const refuseMissingFile: Middleware = (request, _, next) => {
  const { pathname } = new URL(request.url);
  return /^\/(assets|fonts|icons|images)\//.test(pathname) ? plain(404, 'Not found') : next();
};

/** Browsers send Origin with every write; where it is absent, Sec-Fetch-Site decides. Who sends neither is no browser. */
function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
