import { pageCaching } from '~/server/cache/cache-policy';
import { receiveReports } from '~/server/http/csp-reports';
import { plain } from '~/server/http/refusals';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/csp-reports';

/** There is nothing to read here. */
export function loader(): Response {
  return plain(405, 'Method not allowed', { Allow: 'POST' });
}

/** Takes what browsers report of a page's Content-Security-Policy (app/server/security-headers.ts). */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const status = await receiveReports(context.get(requestContext), request);
  return new Response(null, { status, headers: { 'Cache-Control': pageCaching.never } });
}
