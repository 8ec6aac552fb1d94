import type { MiddlewareFunction } from 'react-router';
import { plainText } from '~/server/responses.server';

const allowed = ['GET', 'HEAD', 'POST'];

/** Refuses all methods but GET, HEAD and POST with 405. The router itself refuses a POST to a route without an action. */
export const allowMethods: MiddlewareFunction<Response> = ({ request }, next) =>
  allowed.includes(request.method)
    ? next()
    : plainText(405, 'Method not allowed', { Allow: allowed.join(', ') });
