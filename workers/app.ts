import { EmailMessage } from 'cloudflare:email';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
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
    return run(middleware, request, ctx, () => render(request, ctx));
  },
  /** Every minute (wrangler.toml): asks Supabase, which keeps a free project awake, tells of an outage, mails what is due. */
  async scheduled(_, env, execution) {
    // Where the mails' links lead; without SITE_URL, to where `npm run dev` serves.
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

const router = createRequestHandler(build, import.meta.env.MODE);

/** The router's response; to HEAD it is GET's, whose body a middleware drops. */
async function render(request: Request, ctx: RequestContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(requestContext, ctx);
  try {
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    return await router(asked, provider);
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
  const rendered = paths.filter(({ path, loader }) => loader && !prerender.includes(path));
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
