import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import { deliverScheduled } from '../app/notices/scheduled';
import { misconfigured } from '../app/server/http/misconfigured';
import { answer } from '../app/server/http/respond';
import {
  createRequestContext,
  type RequestContext,
  requestContext,
} from '../app/server/request-context';
import { mailerOf } from './mailer';

interface Env {
  readonly ASSETS: { readonly fetch: typeof fetch };
  readonly OWNER_MAIL?: SendEmail;
}

type IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

// The adapter hands the request back to getLoadContext: this is how its context finds the way there.
const contexts = new WeakMap<Request, RequestContext>();

const render = createRequestHandler({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ request }) => {
    const provider = new RouterContextProvider();
    const ctx = contexts.get(request);
    if (ctx) provider.set(requestContext, ctx);
    return provider;
  },
});

/** The Worker: answers what no prerendered file answers. It composes; app/server decides and app/routes render. */
export default {
  fetch(request, env, execution) {
    const waitUntil = execution.waitUntil.bind(execution);
    let ctx: RequestContext;
    try {
      ctx = createRequestContext({ request, env, waitUntil, mailer: mailerOf(env) });
    } catch (error) {
      return misconfigured(error);
    }
    const asked = asGet(request);
    contexts.set(asked, ctx);
    return answer(request, ctx, async () =>
      // The adapter is shaped for Pages functions; what has no meaning in a Worker is empty.
      render({
        request: asked,
        env,
        waitUntil,
        passThroughOnException: execution.passThroughOnException.bind(execution),
        data: {},
        params: {},
        functionPath: '',
        next: () => Promise.reject(new Error('A Worker has no next handler')),
      }),
    );
  },
  /** Every minute (wrangler.toml): mails that are due, new attempts and the morning's digest. */
  async scheduled(_, env) {
    await deliverScheduled({ env, mailer: mailerOf(env) });
  },
} satisfies ExportedHandler<Env>;

/** HEAD is rendered as GET, so that its headers are the same; app/server/http/respond.ts leaves the body out. */
function asGet(request: IncomingRequest): IncomingRequest {
  if (request.method !== 'HEAD') return request;
  const get = new Request(request, { method: 'GET' });
  return isIncoming(get) ? get : request;
}

/** Under Workers every request has `cf`; the types of DOM and Workers meet here. */
function isIncoming(request: Request): request is IncomingRequest {
  return 'cf' in request;
}
