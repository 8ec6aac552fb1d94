import type { MiddlewareFunction } from 'react-router';
import { plainText } from '~/server/responses.server';

/** Answers 404 as plain text for a file that does not exist. Files that exist are served without the Worker. */
export const refuseMissingFiles: MiddlewareFunction<Response> = ({ url }, next) =>
  /^\/(assets|fonts|icons|images)\//.test(url.pathname) ? plainText(404, 'Not found') : next();
