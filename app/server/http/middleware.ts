import { pageCaching } from '../cache/cache-policy.ts';
import { hashOf } from '../inline-hashes.ts';
import type { Middleware, RequestContext } from '../request-context.ts';
import { securityHeaders } from '../security-headers.ts';
import { drain } from './read-body.ts';
import { redirectToCanonical } from './redirects.ts';
import { refuseMethod, refuseMissingFile, refuseOtherSites } from './refusals.ts';
import type { RouteFacts } from './route-facts.ts';

/** What happens to every request that reaches the Worker, read top down; the answer passes it from below. */
export const middlewareFor = (routes: RouteFacts): readonly Middleware[] => [
  logRequest,
  addHeaders,
  answerHeadWithoutBody,
  readUnreadBody,
  tagSharedAnswer,
  refuseMethod(routes),
  refuseOtherSites,
  refuseMissingFile,
  redirectToCanonical(routes),
];

/** The first step's answer, behind all of which `render` stands. */
export async function run(
  [first, ...others]: readonly Middleware[],
  request: Request,
  ctx: RequestContext,
  render: () => Promise<Response>,
): Promise<Response> {
  return first ? first(request, ctx, () => run(others, request, ctx, render)) : render();
}

/** Leaves the request's line, but for a page from a fresh cache: the platform may add the visitor's address to each line. */
const logRequest: Middleware = async (request, ctx, next) => {
  const startedAt = Date.now();
  const response = await next();
  if (response.status === 200 && ctx.notes.cacheState === 'fresh') return response;
  ctx.log({
    event: 'request',
    method: request.method,
    route: new URL(request.url).pathname.slice(0, 200),
    status: response.status,
    durationMs: Date.now() - startedAt,
    ...ctx.notes,
  });
  return response;
};

/** The security headers, the request's id for support, and Cache-Control where the answer says nothing about it. */
const addHeaders: Middleware = async (_, ctx, next) => {
  const response = await next();
  const headers = new Headers(response.headers);
  headers.set('X-Request-Id', ctx.requestId);
  // A page has a Content-Security-Policy of its own; the router's errors and redirects have no Cache-Control.
  const missing = { 'Cache-Control': pageCaching.never, ...securityHeaders() };
  for (const [name, value] of Object.entries(missing)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
};

/** HEAD has GET's headers, which the router gives it, and no body. */
const answerHeadWithoutBody: Middleware = async (request, _, next) => {
  const response = await next();
  if (request.method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
};

const readUnreadBody: Middleware = async (request, _, next) => {
  const response = await next();
  await drain(request);
  return response;
};

/** Gives what shared caches may keep (a feed, the sitemap) an entity tag, and answers 304 to who holds that version. */
export const tagSharedAnswer: Middleware = async (request, _, next) => {
  const response = await next();
  const shared = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');
  if (!shared || response.status !== 200 || response.headers.has('ETag')) return response;
  const body = await response.text();
  const tag = `"${await hashOf(body)}"`;
  const headers = new Headers(response.headers);
  headers.set('ETag', tag);
  if (holds(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
};

/** Weakly, as RFC 9110 compares for If-None-Match: a compressing proxy may have marked our tag as weak. */
function holds(ifNoneMatch: string | null, tag: string): boolean {
  const held = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return held.includes(tag) || held.includes('*');
}
