import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import { answer } from '../app/edge/answer';
import { misconfigured } from '../app/edge/misconfigured';
import { createEdge, type Edge, edgeContext } from '../app/edge/request-context';

interface Env {
  readonly ASSETS: { readonly fetch: typeof fetch };
}

type IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

// The adapter hands the request back to getLoadContext: this is how its Edge finds the way there.
const edges = new WeakMap<Request, Edge>();

const render = createRequestHandler({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ request }) => {
    const provider = new RouterContextProvider();
    const edge = edges.get(request);
    if (edge) provider.set(edgeContext, edge);
    return provider;
  },
});

/** The Worker: answers what no prerendered file answers. It composes; app/edge decides and app/routes render. */
export default {
  fetch(request, env, ctx) {
    const waitUntil = ctx.waitUntil.bind(ctx);
    let edge: Edge;
    try {
      edge = createEdge({ request, env, waitUntil });
    } catch (error) {
      return misconfigured(request, error);
    }
    const asked = asGet(request);
    edges.set(asked, edge);
    return answer(request, edge, async () =>
      // The adapter is shaped for Pages functions; what has no meaning in a Worker is empty.
      render({
        request: asked,
        env,
        waitUntil,
        passThroughOnException: ctx.passThroughOnException.bind(ctx),
        data: {},
        params: {},
        functionPath: '',
        next: () => Promise.reject(new Error('A Worker has no next handler')),
      }),
    );
  },
} satisfies ExportedHandler<Env>;

/** HEAD is rendered as GET, so that its headers are the same; app/edge/answer.ts leaves the body out. */
function asGet(request: IncomingRequest): IncomingRequest {
  if (request.method !== 'HEAD') return request;
  const get = new Request(request, { method: 'GET' });
  return isIncoming(get) ? get : request;
}

/** Under Workers every request has `cf`; the types of DOM and Workers meet here. */
function isIncoming(request: Request): request is IncomingRequest {
  return 'cf' in request;
}
