import { EmailMessage } from 'cloudflare:email';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import { deliverNotices } from '../app/notices/deliver.server';
import { watchOutage } from '../app/notices/outage.server';
import { EnvironmentError, requiredSiteUrl } from '../app/server/environment.server';
import { createLog, requestIdOf } from '../app/server/log.server';
import {
  createRequestContext,
  type Mailer,
  requestContext,
  type Surroundings,
} from '../app/server/request-context.server';
import { pageCaching, plainText } from '../app/server/responses.server';
import { securityHeaders } from '../app/server/security-headers.server';
import { probeSupabase } from '../app/server/supabase/client.server';

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const { env, waitUntil, data } = cloudflare;
    const context = new RouterContextProvider();
    const surroundings = { env, waitUntil, mailer: cloudflareMailer(env) };
    const ctx = createRequestContext(request, String(data.requestId), surroundings);
    context.set(requestContext, ctx);
    return context;
  },
});

/** `scheduled` runs once a minute (wrangler.toml). */
export default {
  async fetch(request, env, ctx) {
    const requestId = requestIdOf(request);
    try {
      // The adapter expects a Pages function; a Worker has none of the rest.
      const response = await handle({
        request,
        env,
        waitUntil: (work) => ctx.waitUntil(work),
        passThroughOnException: () => ctx.passThroughOnException(),
        data: { requestId },
        params: {},
        functionPath: '',
        next: () => Promise.reject(new Error('A Worker has no next handler')),
      });
      return withHeaders(response, requestId);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      createLog(requestId)({ event: 'misconfigured', level: 'error', error: error.message });
      return withHeaders(plainText(500, error.message), requestId);
    }
  },
  scheduled({ scheduledTime }, env, ctx) {
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    return runScheduled({ env, waitUntil, mailer: cloudflareMailer(env) }, scheduledTime);
  },
} satisfies ExportedHandler<Env>;

/** Mails what is due, and tells the owner of an outage. The probe also keeps a free Supabase project from being paused. */
async function runScheduled(surroundings: Omit<Surroundings, 'log'>, now: number) {
  const log = createLog(crypto.randomUUID(), surroundings.waitUntil);
  try {
    // No visitor's address says where the site is; under `npm run dev` the start does.
    const known = import.meta.env.DEV ? import.meta.env.SITE_URL : '';
    const siteUrl = known || requiredSiteUrl(surroundings.env);
    const ctx = { ...surroundings, log, siteUrl };
    const watch = async () =>
      watchOutage(ctx, { answers: (await probeSupabase(ctx)) === 'answers', now });
    await Promise.all([watch(), deliverNotices(ctx)]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
  }
}

/** Here, so that the router's own refusals have them too. Pages have set their own Content-Security-Policy. */
function withHeaders(answer: Response, requestId: string): Response {
  const response = new Response(answer.body, answer);
  response.headers.set('X-Request-Id', requestId);
  const missing = { 'Cache-Control': pageCaching.never, ...securityHeaders };
  for (const [name, value] of Object.entries(missing)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/** OWNER_MAIL is the `send_email` binding in wrangler.toml. */
function cloudflareMailer({ OWNER_MAIL }: { readonly OWNER_MAIL?: SendEmail }): Mailer | null {
  if (!OWNER_MAIL) return null;
  return {
    async send({ from, to, raw }) {
      await OWNER_MAIL.send(new EmailMessage(from, to, raw));
    },
  };
}
