import type { MiddlewareFunction } from 'react-router';
import { plainText } from '~/server/responses.server';

/** Files that exist are served without the Worker. */
export const refuseMissingFiles: MiddlewareFunction<Response> = ({ url }, next) =>
  /^\/(assets|fonts|icons|images)\//.test(url.pathname) ? plainText(404, 'Not found') : next();
