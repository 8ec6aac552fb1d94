import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { securityHeaders } from '~/server/security-headers.server';

export const addResponseHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const headers = new Headers(response.headers);
  headers.set('X-Request-Id', context.get(requestContext).requestId);
  // Pages have set their own Content-Security-Policy.
  const missing = { 'Cache-Control': pageCaching.never, ...securityHeaders() };
  for (const [name, value] of Object.entries(missing)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(response.body, { ...response, status: response.status, headers });
};
