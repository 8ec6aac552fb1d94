import { EmailMessage } from 'cloudflare:email';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { matchPath, RouterContextProvider, type ServerBuild } from 'react-router';
import { formerAddresses } from '../app/former-addresses';
import { deliverNotices } from '../app/notices/deliver';
import { watchOutage } from '../app/notices/outage';
import { redirects } from '../app/redirects';
import type { Mailer } from '../app/server/bindings';
import { middlewareFor, run } from '../app/server/http/middleware';
import { misconfigured, plain, unexplained } from '../app/server/http/refusals';
import { matches, type RouteFacts, withoutTrailingSlash } from '../app/server/http/route-facts';
import {
  createRequestContext,
  type RequestContext,
  requestContext,
} from '../app/server/request-context';
import { probeSupabase } from '../app/server/supabase/health';

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
  /**
   * Every minute (wrangler.toml): asks Supabase, which also keeps a free project from being paused, tells the owner of an
   * outage and mails what is due. Links lead to SITE_URL; without one, to where `npm run dev` serves.
   */
  async scheduled(_, env, execution) {
    const request = new Request(env.SITE_URL || 'http://localhost:8787/');
    const waitUntil = execution.waitUntil.bind(execution);
    const ctx = createRequestContext({ request, env, waitUntil, mailer: mailerOf(env) });
    const watch = async () =>
      watchOutage(ctx, { answers: (await probeSupabase(ctx)) === 'answers' });
    await Promise.all([watch(), deliverNotices(ctx, { plan: true })]);
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
    return plain(500, unexplained);
  }
}

/** What app/server has to know about the routes: which take posts, and which the Worker renders. */
function factsOf({ routes, prerender }: ServerBuild): RouteFacts {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [{ path: `/${route.path}`, ...route.module }] : [],
  );
  const rendered = paths.filter(
    ({ path, loader }) => loader && !prerender.some((file) => matchPath(path, file)),
  );
  return {
    posts: paths.filter(({ action }) => action).map(({ path }) => path),
    rendered: rendered.map(({ path }) => path),
    prerendered: prerender,
    redirects: { ...formerAddresses, ...redirects },
  };
}

/** The mailer of the `send_email` binding OWNER_MAIL; null where there is none. */
function mailerOf({ OWNER_MAIL }: { readonly OWNER_MAIL?: SendEmail }): Mailer | null {
  if (!OWNER_MAIL) return null;
  return {
    async send({ from, to, raw }) {
      await OWNER_MAIL.send(new EmailMessage(from, to, raw));
    },
  };
}

type IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

function asGet(request: IncomingRequest): IncomingRequest {
  return request.method === 'HEAD'
    ? new Request<unknown, IncomingRequestCfProperties>(request, { method: 'GET' })
    : request;
}
