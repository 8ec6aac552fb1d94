import { createContext, data } from 'react-router';
import type { CacheState } from './cache/cache-store.server.ts';
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

export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface Bindings {
  readonly ASSETS?: { fetch(address: URL): Promise<Response> };
  readonly SENDER_LIMITER?: RateLimiter;
  readonly SITE_LIMITER?: RateLimiter;
  readonly SITE_STATE?: StateStore;
  readonly CF_VERSION_METADATA?: { readonly id: string };
  readonly SUPABASE_URL?: unknown;
  readonly SUPABASE_ANON_KEY?: unknown;
  readonly SITE_URL?: unknown;
}

export interface StateStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

export interface Mailer {
  send(mail: { readonly from: string; readonly to: string; readonly raw: string }): Promise<void>;
}

export interface RequestContext {
  /** Throws a 500 while a variable is missing; pages without data do not read it. */
  readonly environment: Environment;
  readonly isConfigured: boolean;
  /** Null when mails are off. Throws EnvironmentError when a part is missing. */
  readonly notices: NoticeVariables | null;
  readonly mailer: Mailer | null;
  readonly state: StateStore | null;
  readonly siteUrl: string;
  /** Cloudflare's name of what is deployed. */
  readonly version: string | null;
  readonly requestId: string;
  /** For the rate limiter only; never logged or stored. */
  readonly clientAddress: string;
  readonly limiters: { readonly sender: RateLimiter | null; readonly site: RateLimiter | null };
  /** Null in unit tests and in development. */
  readonly readAsset: (path: string) => Promise<Response | null>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
  readonly logFields: { cacheState?: CacheState | 'failed' };
}

export const requestContext = createContext<RequestContext>();

/** Throws EnvironmentError for a SITE_URL that cannot be used. */
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
    version: env.CF_VERSION_METADATA?.id ?? null,
    requestId,
    clientAddress: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    limiters: { sender: env.SENDER_LIMITER ?? null, site: env.SITE_LIMITER ?? null },
    readAsset: async (path) => env.ASSETS?.fetch(new URL(path, request.url)) ?? null,
    waitUntil: options.waitUntil,
    log,
    logFields: {},
  };
}

/** The router does not log what is thrown as data, so this does. */
function readOrLog(env: Bindings, log: Log): Environment | EnvironmentError {
  try {
    return readEnvironment(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
    return error;
  }
}

/** Cloudflare's ray id, so that our log lines match theirs. */
function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray');
  return ray !== null && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

export function explainMisconfiguration(error: unknown): Response {
  if (!(error instanceof EnvironmentError)) throw error;
  const requestId = crypto.randomUUID();
  createLog(requestId)({ event: 'misconfigured', level: 'error', error: error.message });
  return plainText(500, error.message, { ...securityHeaders(), 'X-Request-Id': requestId });
}
