import { RouterContextProvider } from 'react-router';
import { type RequestContext, requestContext } from '../../app/server/request-context.server.ts';

/** What a loader, an action and a middleware get for a request. */
export function routeArgs(ctx: RequestContext, path: string, init: RequestInit = {}) {
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  const request = new Request(`https://site.example${path}`, init);
  return { request, url: new URL(request.url), pattern: path, params: {}, context };
}
