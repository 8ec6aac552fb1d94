import { EmailMessage } from 'cloudflare:email';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { mailDue } from '../app/notices/due.server';
import { EnvironmentError, siteUrlFor } from '../app/server/environment.server';
import { createLog, requestIdOf } from '../app/server/log.server';
import {
  createLoadContext,
  type Mailer,
  type Platform,
} from '../app/server/request-context.server';
import { pageCaching, plainText } from '../app/server/responses.server';
import { securityHeaders } from '../app/server/security-headers.server';
import { probeSupabase } from '../app/server/supabase/client.server';

/** The adapter is for Pages functions and asks for the context by a callback, which hands back the one that is ready. */
const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) =>
    v.parse(v.instance(RouterContextProvider), context.cloudflare.data.context),
});

/** What a Pages function has and a Worker has not. */
const noPagesFunction = {
  params: {},
  functionPath: '',
  next: () => Promise.reject(new Error('A Worker has no next function')),
};

/** `scheduled` runs once a minute (wrangler.toml). */
export default {
  async fetch(request, env, execution) {
    const requestId = requestIdOf(request);
    try {
      const platform = platformOf(env, execution);
      const context = createLoadContext(request, requestId, platform);
      const response = await handle({
        ...noPagesFunction,
        ...platform,
        request,
        data: { context },
        passThroughOnException: () => execution.passThroughOnException(),
      });
      return withHeaders(response, requestId);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      createLog(requestId)({ event: 'misconfigured', level: 'error', error: error.message });
      return withHeaders(plainText(500, error.message), requestId);
    }
  },
  scheduled: (_event, env, execution) => runScheduled(platformOf(env, execution)),
} satisfies ExportedHandler<Env>;

const platformOf = (env: Env, execution: ExecutionContext) => ({
  env,
  waitUntil: (work: Promise<unknown>) => execution.waitUntil(work),
  mailer: cloudflareMailer(env),
});

/** Mails what is due. The probe keeps a free Supabase project from being paused. */
async function runScheduled(platform: Platform) {
  const log = createLog(crypto.randomUUID());
  try {
    // No visitor's address says where the site is; under `npm run dev` the start does.
    const known = import.meta.env.DEV ? import.meta.env.SITE_URL : '';
    const siteUrl = known || siteUrlFor(platform.env);
    const ctx = { ...platform, log, siteUrl };
    await Promise.all([probeSupabase(ctx), mailDue(ctx)]);
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
