import { organization } from '../content/organization.ts';
import { pages } from '../pages.ts';
import type { Edge } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';

const fileFolders = /^\/(assets|fonts|images)\//;

/**
 * Turns a request into the Worker's final response: no page for a missing file, one hop to the canonical path, the
 * security headers on everything, and the request's id for support. `render` answers everything else.
 */
export async function answer(
  request: Request,
  edge: Edge,
  render: () => Promise<Response>,
): Promise<Response> {
  const started = Date.now();
  const url = new URL(request.url);
  const response = shortcut(url) ?? (await render());
  edge.log({
    event: 'request',
    method: request.method,
    route: url.pathname.slice(0, 200),
    status: response.status,
    durationMs: Date.now() - started,
  });
  return withHeaders(response, edge, url);
}

function shortcut(url: URL): Response | undefined {
  if (fileFolders.test(url.pathname)) {
    return new Response('Not found\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
  // Prerendered pages are sent to their canonical path by the CDN; at build they are asked for with a slash.
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  if (path !== url.pathname && isRenderedHere(path)) {
    return new Response(null, { status: 308, headers: { Location: path + url.search } });
  }
  return undefined;
}

function withHeaders(response: Response, edge: Edge, url: URL): Response {
  const headers = new Headers(response.headers);
  const policy = securityHeaders({
    nonce: edge.nonce,
    imageBase: organization.imageBase,
    https: url.protocol === 'https:',
  });
  // The development server's own scripts and styles carry no nonce.
  if (import.meta.env.PROD)
    for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  headers.set('X-Request-Id', edge.requestId);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/** Whether a path is a page that the Worker renders, or lies below one. */
function isRenderedHere(path: string): boolean {
  return pages.some(
    (page) => page.rendering === 'edge' && (path === page.path || path.startsWith(`${page.path}/`)),
  );
}
