import type { MiddlewareFunction } from 'react-router';
import { plainText } from '~/server/responses.server';

const allowed = ['GET', 'HEAD', 'POST'];

export const allowMethods: MiddlewareFunction<Response> = ({ request }, next) =>
  allowed.includes(request.method)
    ? next()
    : plainText(405, 'Method not allowed', { Allow: allowed.join(', ') });
