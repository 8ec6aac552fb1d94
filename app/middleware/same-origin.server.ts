import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';
import { reportsPath } from '~/server/security-headers.server';

/**
 * Refuses a POST from another site. The router's own check is off (react-router.config.ts), because it answers before
 * any middleware, without the security headers.
 */
export const requireSameOrigin: MiddlewareFunction<Response> = (
  { request, url, context },
  next,
) => {
  // Browsers send policy reports with `Origin: null`.
  const isExempt = request.method !== 'POST' || url.pathname === reportsPath;
  if (isExempt || isFromThisSite(request)) return next();
  context.get(requestContext).log({ event: 'cross-site', level: 'warn', method: request.method });
  return plainText(
    403,
    'This form did not come from a page of this site. Please go back, reload the page and send it again.',
  );
};

/** A request with neither Origin nor Sec-Fetch-Site does not come from a browser, so it carries nobody's credentials. */
function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
