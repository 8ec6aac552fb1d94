import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider } from 'react-router';
import {
  createRequestContext,
  explainMisconfiguration,
  requestContext,
} from '../app/server/request-context.server';
import { cloudflareMailer } from './mailer';
import { runScheduled } from './scheduled';

const requestHandler = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const { env, waitUntil } = cloudflare;
    const context = new RouterContextProvider();
    const mailer = cloudflareMailer(env);
    context.set(requestContext, createRequestContext({ request, env, mailer, waitUntil }));
    return context;
  },
});

/** `scheduled` runs once a minute (wrangler.toml). */
export default {
  async fetch(request, env, ctx) {
    try {
      // The adapter expects a Pages function; a Worker has none of the rest.
      return await requestHandler({
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
  scheduled: (_, env, ctx) => runScheduled(env, (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Env>;
