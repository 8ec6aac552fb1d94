import { organization } from '../../content/organization.ts';
import { pageCaching } from '../cache/cache-policy.ts';
import type { RequestContext } from '../request-context.ts';
import { securityHeaders } from '../security-headers.ts';
import { withEntityTag } from './entity-tag.ts';
import { plain, shortcut } from './shortcuts.ts';

/**
 * Turns a request into the Worker's final response: what needs no page (shortcuts.ts), else what `render` makes of it,
 * with the security headers on everything and the request's id for support. HEAD has GET's headers and no body.
 * Never rejects.
 */
export async function answer(
  request: Request,
  ctx: RequestContext,
  render: () => Promise<Response>,
): Promise<Response> {
  const started = Date.now();
  const url = new URL(request.url);
  const response = await respond(request, url, ctx, render);
  if (!isUneventful(response, ctx)) {
    ctx.log({
      event: 'request',
      method: request.method,
      route: url.pathname.slice(0, 200),
      status: response.status,
      durationMs: Date.now() - started,
      ...ctx.notes,
    });
  }
  const body = request.method === 'HEAD' ? null : response.body;
  if (body === null) await response.body?.cancel();
  return withHeaders(new Response(body, response), ctx);
}

/** A page from a fresh cache, most of all visits: the platform's own log of invocations has it, and lines cost. */
function isUneventful({ status }: Response, { notes }: RequestContext): boolean {
  return status === 200 && notes.cacheState === 'fresh';
}

async function respond(
  request: Request,
  url: URL,
  ctx: RequestContext,
  render: () => Promise<Response>,
): Promise<Response> {
  try {
    return shortcut(request, url) ?? (await withEntityTag(request, await render()));
  } catch (error) {
    ctx.log({ event: 'unhandled', level: 'error', error: String(error) });
    return plain(500, 'Something went wrong on our side. Please try again in a moment.');
  }
}

function withHeaders(response: Response, ctx: RequestContext): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders(organization.imageBase))) {
    // A page has its own Content-Security-Policy (app/entry.server.tsx).
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('X-Request-Id', ctx.requestId);
  // The router's own error answers say nothing about keeping them.
  if (response.status >= 400 && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', pageCaching.never);
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
