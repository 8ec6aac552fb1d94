import { EmailMessage } from 'cloudflare:email';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import { deliverNotices } from '../app/notices/deliver';
import { watchOutage } from '../app/notices/outage';
import {
  createRequestContext,
  explainMisconfiguration,
  type Mailer,
  requestContext,
} from '../app/server/request-context.server';
import { probeSupabase } from '../app/server/supabase/health.server';

/** Sends through the binding OWNER_MAIL (wrangler.toml); null where there is none. */
const mailerOf = ({ OWNER_MAIL }: { readonly OWNER_MAIL?: SendEmail }): Mailer | null =>
  OWNER_MAIL
    ? {
        send: async ({ from, to, raw }) =>
          void (await OWNER_MAIL.send(new EmailMessage(from, to, raw))),
      }
    : null;

const handleRequest = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const { env, waitUntil } = cloudflare;
    const context = new RouterContextProvider();
    const mailer = mailerOf(env);
    context.set(requestContext, createRequestContext({ request, env, mailer, waitUntil }));
    return context;
  },
});

/** Answers what no prerendered file answers, and does the work of every minute (wrangler.toml). */
export default {
  async fetch(request, env, ctx) {
    try {
      // The adapter has the shape of a Pages function. What a Worker does not have is empty.
      return await handleRequest({
        request,
        env,
        waitUntil: (work) => ctx.waitUntil(work),
        passThroughOnException: () => ctx.passThroughOnException(),
        data: {},
        params: {},
        functionPath: '',
        next: () => Promise.reject(new Error('A Worker has no next handler')),
      });
    } catch (error) {
      return explainMisconfiguration(error);
    }
  },
  /** Asks Supabase, which also keeps a free project from being paused, tells the owner of an outage, and mails what is due. */
  async scheduled(_, env, ctx) {
    try {
      const context = createRequestContext({
        // Links lead to SITE_URL, or without one to where `npm run dev` serves.
        request: new Request('http://localhost:8787/'),
        env,
        mailer: mailerOf(env),
        waitUntil: (work) => ctx.waitUntil(work),
      });
      const watch = async () =>
        watchOutage(context, { answers: (await probeSupabase(context)) === 'answers' });
      await Promise.all([watch(), deliverNotices(context)]);
    } catch (error) {
      explainMisconfiguration(error);
    }
  },
} satisfies ExportedHandler<Env>;
