import type { MiddlewareFunction } from 'react-router';
import { byteLimits, timeLimits } from '~/server/limits.server';
import { readBody } from '~/server/read-body.server';
import { withTimeout } from '~/server/with-timeout.server';

/** Reads the rest of a refused request's body; otherwise `wrangler dev` drops the connection. */
export const readUnreadBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { body, bodyUsed } = request;
  if (body === null || bodyUsed || body.locked) return response;
  const rest = readBody(body, byteLimits.formBody).catch(() => null);
  await withTimeout(rest, timeLimits.unreadBody, null);
  return response;
};
