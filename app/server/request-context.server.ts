import { createContext, data, RouterContextProvider } from 'react-router';
import {
  EnvironmentError,
  readVariables,
  siteUrlFor,
  type Variables,
} from './environment.server.ts';
import { createLog, type Log } from './log.server.ts';

export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Of the generated Env what app/ uses; each binding may be missing. */
interface Bindings extends Variables {
  readonly ASSETS?: { fetch(address: string): Promise<Response> };
  readonly SENDER_LIMITER?: RateLimiter;
  readonly SITE_LIMITER?: RateLimiter;
  /** When what is deployed was uploaded; empty under wrangler. */
  readonly CF_VERSION_METADATA?: { readonly timestamp: string };
}

export interface Mailer {
  send(mail: { readonly from: string; readonly to: string; readonly raw: string }): Promise<void>;
}

/** What a request and a scheduled run both have. */
export interface Platform {
  readonly env: Bindings;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Made by the Worker, since Cloudflare's class for mails is nowhere else. */
  readonly mailer: Mailer | null;
}

export interface RequestContext extends Platform {
  readonly log: Log;
  readonly requestId: string;
  readonly siteUrl: string;
  /** For the rate limiter only; never logged or stored. */
  readonly clientAddress: string;
  readonly logFields: { cacheState?: string };
}

export const requestContext = createContext<RequestContext>();

/** Throws EnvironmentError for a SITE_URL that cannot be used. */
export function createLoadContext(
  request: Request,
  requestId: string,
  platform: Platform,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ...platform,
    requestId,
    log: createLog(requestId),
    siteUrl: siteUrlFor(platform.env, new URL(request.url)),
    clientAddress: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    logFields: {},
  });
  return context;
}

type Configured = Pick<RequestContext, 'env' | 'log'>;

/** Throws a 500 that names the variables to set. */
export function environmentOf(ctx: Configured) {
  const environment = readOrLog(ctx);
  if (!(environment instanceof EnvironmentError)) return environment;
  throw data({ explanation: environment.message }, { status: 500 });
}

export const isConfigured = (ctx: Configured) => !(readOrLog(ctx) instanceof EnvironmentError);

/** The router does not log what is thrown as data, so this does. */
function readOrLog({ env, log }: Configured) {
  try {
    return readVariables(env, ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'PREVIEW']);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
    return error;
  }
}
