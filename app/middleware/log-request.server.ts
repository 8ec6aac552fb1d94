import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '~/server/request-context.server';

/**
 * Logs one line for each request, with the route's pattern instead of the path, which may hold an address. A page from a
 * fresh cache leaves no line: the platform may add the visitor's address to each.
 */
export const logRequest: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const ctx = context.get(requestContext);
  const startedAt = Date.now();
  const response = await next();
  if (response.status === 200 && ctx.logFields.cacheState === 'fresh') return response;
  ctx.log({
    event: 'request',
    method: request.method,
    route: `/${pattern.replace(/^\//, '')}`,
    status: response.status,
    durationMs: Date.now() - startedAt,
    ...ctx.logFields,
  });
  return response;
};
