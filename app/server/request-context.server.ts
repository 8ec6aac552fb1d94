import { createContext, data } from 'react-router';
import type { CacheState } from './cache/cache-policy.server.ts';
import {
  type Environment,
  EnvironmentError,
  type NoticeVariables,
  readEnvironment,
  readNotices,
  siteUrlFor,
} from './environment.server.ts';
import { createLog, type Log } from './log.server.ts';
import { pageCaching, plainText } from './responses.server.ts';
import { securityHeaders } from './security-headers.server.ts';

/** Workers' rate limiting binding: only this of it is used. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What the platform gives the Worker. Variables are parsed; a binding may be absent outside of it. */
export interface Bindings {
  readonly ASSETS?: { fetch(address: URL): Promise<Response> };
  readonly FORM_LIMITER?: RateLimiter;
  readonly SITE_LIMITER?: RateLimiter;
  readonly SITE_STATE?: StateStore;
  readonly SUPABASE_URL?: unknown;
  readonly SUPABASE_ANON_KEY?: unknown;
  readonly SITE_URL?: unknown;
}

/** Small texts that outlive an isolate, such as Workers KV keeps: what was written may be read up to a minute late. */
export interface StateStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

/** Sends a mail that is composed already; rejects when the mail service does not take it. */
export interface Mailer {
  send(mail: { readonly from: string; readonly to: string; readonly raw: string }): Promise<void>;
}

/** Everything about one request that loaders, actions and the renderer may want besides the request itself. */
export interface RequestContext {
  /** While a variable is missing, reading this throws the explained 500; pages without data never read it. */
  readonly environment: Environment;
  /** Whether `environment` can be read; the log has the sentence that names what is missing. */
  readonly isConfigured: boolean;
  /** What mails to the owner need; null when they are off. Throws EnvironmentError when a part of it is missing. */
  readonly notices: NoticeVariables | null;
  readonly mailer: Mailer | null;
  /** What scheduled runs remember; null where the platform has none. */
  readonly state: StateStore | null;
  readonly siteUrl: string;
  readonly requestId: string;
  /** The visitor's address, for the rate limiter only: it is never logged or stored. */
  readonly clientAddress: string;
  /** Counts posts of one sender, and of all senders together; null where the platform has none. */
  readonly limiters: { readonly sender: RateLimiter | null; readonly everyone: RateLimiter | null };
  /** A static file of this site; null where there is none to be had (unit tests, the development server). */
  readonly readAsset: (path: string) => Promise<Response | null>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
  /** What the line that ends the request says besides (app/middleware/log-request.server.ts). */
  readonly logFields: { cacheState?: CacheState | 'failed' };
}

/** Where loaders and actions find the {@link RequestContext}: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();

/** Builds the {@link RequestContext} of one request. Throws EnvironmentError for a SITE_URL that cannot be used. */
export function createRequestContext(options: {
  request: Request;
  env: Bindings;
  waitUntil: (work: Promise<unknown>) => void;
  mailer?: Mailer | null;
  log?: Log;
}): RequestContext {
  const { request, env } = options;
  const requestId = requestIdOf(request);
  const log = options.log ?? createLog(requestId);
  return {
    get environment() {
      const environment = readOrLog(env, log);
      if (!(environment instanceof EnvironmentError)) return environment;
      const headers = { 'Cache-Control': pageCaching.never };
      throw data({ explanation: environment.message }, { status: 500, headers });
    },
    get isConfigured() {
      return !(readOrLog(env, log) instanceof EnvironmentError);
    },
    get notices() {
      return readNotices(env);
    },
    mailer: options.mailer ?? null,
    state: env.SITE_STATE ?? null,
    siteUrl: siteUrlFor(env, new URL(request.url)),
    requestId,
    clientAddress: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    limiters: { sender: env.FORM_LIMITER ?? null, everyone: env.SITE_LIMITER ?? null },
    readAsset: async (path) => env.ASSETS?.fetch(new URL(path, request.url)) ?? null,
    waitUntil: options.waitUntil,
    log,
    logFields: {},
  };
}

/** The variables, or the error whose message names the fix; logged, since the router logs no thrown data. */
function readOrLog(env: Bindings, log: Log): Environment | EnvironmentError {
  try {
    return readEnvironment(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
    return error;
  }
}

/** Cloudflare's ray id where there is one, so that our lines meet theirs; anything else is not trusted. */
function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray');
  return ray !== null && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

/** The response for a SITE_URL that cannot be used: the sentence that names the fix, as plain text and in the log. */
export function explainMisconfiguration(error: unknown): Response {
  if (!(error instanceof EnvironmentError)) throw error;
  const requestId = crypto.randomUUID();
  createLog(requestId)({ event: 'misconfigured', level: 'error', error: error.message });
  return plainText(500, error.message, { ...securityHeaders(), 'X-Request-Id': requestId });
}
