import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import { runScheduled } from '../app/notices/scheduled';
import { middlewareFor, run } from '../app/server/http/middleware';
import { misconfigured } from '../app/server/http/misconfigured';
import { plain } from '../app/server/http/refusals';
import { matches, withoutTrailingSlash } from '../app/server/http/route-facts';
import {
  createRequestContext,
  type RequestContext,
  requestContext,
} from '../app/server/request-context';
import { mailerOf } from './mailer';
import { factsOf } from './route-facts';

/** The Worker: answers what no prerendered file answers. It composes; app/server decides and app/routes render. */
export default {
  async fetch(request, env, execution) {
    const waitUntil = execution.waitUntil.bind(execution);
    let ctx: RequestContext;
    try {
      ctx = createRequestContext({
        request,
        env,
        waitUntil,
        mailer: mailerOf(env),
        isFile: matches(withoutTrailingSlash(new URL(request.url).pathname), routes.prerendered),
      });
    } catch (error) {
      return misconfigured(error);
    }
    return run(middleware, request, ctx, () => render(request, env, execution, ctx));
  },
  /** Every minute (wrangler.toml). Links of its mails lead to SITE_URL; without one, to where `npm start` serves. */
  async scheduled(_, env, execution) {
    const request = new Request(env.SITE_URL || 'http://localhost:8787/');
    const waitUntil = execution.waitUntil.bind(execution);
    await runScheduled(createRequestContext({ request, env, waitUntil, mailer: mailerOf(env) }));
  },
} satisfies ExportedHandler<Env>;

const routes = factsOf(build);
const middleware = middlewareFor(routes);

const router = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  // What was handed to the adapter as `data` below.
  getLoadContext: ({ context: { cloudflare } }) => {
    const { provider } = cloudflare.data;
    if (provider instanceof RouterContextProvider) return provider;
    throw new TypeError('The adapter lost the request’s context');
  },
});

/** The router's response. The adapter is shaped for Pages functions; what has no meaning in a Worker is empty. */
async function render(
  request: IncomingRequest,
  env: Env,
  execution: ExecutionContext,
  ctx: RequestContext,
): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(requestContext, ctx);
  try {
    return await router({
      request: asGet(request),
      env,
      waitUntil: ctx.waitUntil,
      passThroughOnException: execution.passThroughOnException.bind(execution),
      data: { provider },
      params: {},
      functionPath: '',
      next: () => Promise.reject(new Error('A Worker has no next handler')),
    });
  } catch (error) {
    ctx.log({ event: 'unhandled', level: 'error', error: String(error) });
    return plain(500, 'Something went wrong on our side. Please try again in a moment.');
  }
}

type IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

/** HEAD is rendered as GET, so that its headers are the same. */
function asGet(request: IncomingRequest): IncomingRequest {
  return request.method === 'HEAD'
    ? new Request<unknown, IncomingRequestCfProperties>(request, { method: 'GET' })
    : request;
}
