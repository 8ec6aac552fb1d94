import type { MiddlewareFunction } from 'react-router';
import { organization } from '~/content/organization';
import { reportsPath } from '~/content/pages';
import { requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';

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

const allowed = ['GET', 'HEAD', 'POST'];

export const allowMethods: MiddlewareFunction<Response> = ({ request }, next) =>
  allowed.includes(request.method)
    ? next()
    : plainText(405, 'Method not allowed', { Allow: allowed.join(', ') });

/**
 * The router refuses a post from another origin, but can only take or refuse every `Origin: null`. Browsers send that for
 * our own forms too when an extension hides referrers; `Sec-Fetch-Site` then says whose form it was. Policy reports always
 * come so.
 */
export const checkOpaqueOrigin: MiddlewareFunction<Response> = (
  { request: { method, headers }, url, context },
  next,
) => {
  const isOpaque = method === 'POST' && headers.get('Origin') === 'null';
  const isOurs = headers.get('Sec-Fetch-Site') === 'same-origin' || url.pathname === reportsPath;
  if (!isOpaque || isOurs) return next();
  context.get(requestContext).log({ event: 'cross-site', method });
  return plainText(
    403,
    `Your browser didn’t say that this form came from our site, so we didn’t accept it. Please email ${organization.email} instead. Go back to see what you wrote.`,
  );
};

/**
 * A page of 404 is for people; robots ask for files all day. No page's address has a dot, so a name with an ending is a file,
 * and no route names it when the match ends in an open part.
 */
export const refuseMissingFiles: MiddlewareFunction<Response> = ({ url, pattern }, next) =>
  /\.\w/.test(url.pathname) && /(\*|:\w+)$/.test(pattern) ? plainText(404, 'Not found') : next();
