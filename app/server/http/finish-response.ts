import { pageCaching } from '../cache/cache-policy.ts';
import type { RequestContext } from '../request-context.ts';
import { securityHeaders } from '../security-headers.ts';
import { withEntityTag } from './entity-tag.ts';
import { drain } from './read-body.ts';

/**
 * The Worker's final response: with the security headers, the request's id for support, Cache-Control and, where
 * shared caches may keep it, an entity tag. HEAD has GET's headers and no body. Leaves the request's line in the log.
 */
export async function finishResponse(
  request: Request,
  ctx: RequestContext,
  options: { readonly response: Response; readonly startedAt: number; readonly imageBase: string },
): Promise<Response> {
  await drain(request);
  const response = await withEntityTag(request, options.response);
  logRequest(request, ctx, response.status, Date.now() - options.startedAt);
  const headers = new Headers(response.headers);
  headers.set('X-Request-Id', ctx.requestId);
  // The router's own errors and redirects say nothing about keeping them.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', pageCaching.never);
  // A page has its own Content-Security-Policy (app/entry.server.tsx).
  for (const [name, value] of Object.entries(securityHeaders(options.imageBase))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText } = response;
  if (request.method !== 'HEAD')
    return new Response(response.body, { status, statusText, headers });
  await response.body?.cancel();
  return new Response(null, { status, statusText, headers });
}

/**
 * A page from a fresh cache, most of all visits, leaves no line: the platform counts visits, and may attach the address
 * that was asked for to each line, with what stands in it (wrangler.toml, observability).
 */
function logRequest(request: Request, ctx: RequestContext, status: number, durationMs: number) {
  if (status === 200 && ctx.notes.cacheState === 'fresh') return;
  const route = new URL(request.url).pathname.slice(0, 200);
  ctx.log({ event: 'request', method: request.method, route, status, durationMs, ...ctx.notes });
}
