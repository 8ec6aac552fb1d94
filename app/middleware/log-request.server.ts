import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '~/server/request-context.server';

/** Logs the route's pattern, not the path, which may hold an e-mail address. Pages from a fresh cache are not logged. */
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
