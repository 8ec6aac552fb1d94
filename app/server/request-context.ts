import { createContext, data } from 'react-router';
import type { Bindings, Mailer, RateLimiter, StateStore } from './bindings.ts';
import { pageCaching } from './cache/cache-policy.ts';
import {
  type Environment,
  EnvironmentError,
  type NoticeVariables,
  readEnvironment,
  readNotices,
  siteUrlFor,
} from './environment.ts';
import { createLog, type Log, type Notes } from './log.ts';

/** Everything about one request that loaders, actions and the renderer may want besides the request itself. */
export interface RequestContext {
  /** While a variable is missing, reading this throws the explained 500; pages without data never read it. */
  readonly environment: Environment;
  /** What mails to the owner need; null when they are off. Throws EnvironmentError when a part of it is missing. */
  readonly notices: NoticeVariables | null;
  readonly mailer: Mailer | null;
  /** What scheduled runs remember; null where the platform has none. */
  readonly state: StateStore | null;
  readonly siteUrl: string;
  readonly requestId: string;
  /** Whether the build asks for a page that becomes a file. */
  readonly isFile: boolean;
  /** The visitor's address, for the rate limiter only: it is never logged or stored. */
  readonly clientAddress: string;
  /** Counts posts of one sender, and of all senders together; null where the platform has none. */
  readonly limiters: { readonly sender: RateLimiter | null; readonly everyone: RateLimiter | null };
  /** A static file of this site; null where there is none to be had (unit tests, the development server). */
  readonly readAsset: (path: string) => Promise<Response | null>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
  readonly notes: Notes;
}

/** A step around the router: answers by itself, or lets the `next` step answer and may change that. */
export type Middleware = (
  request: Request,
  ctx: RequestContext,
  next: () => Promise<Response>,
) => Response | Promise<Response>;

/** Where loaders and actions find the {@link RequestContext}: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();

/** Builds the {@link RequestContext} of one request. Throws EnvironmentError for a SITE_URL that cannot be used. */
export function createRequestContext(options: {
  request: Request;
  env: Bindings;
  waitUntil: (work: Promise<unknown>) => void;
  mailer?: Mailer | null;
  isFile?: boolean;
  log?: Log;
}): RequestContext {
  const { request, env } = options;
  const requestId = requestIdOf(request);
  const log = options.log ?? createLog(requestId);
  return {
    get environment() {
      return explained(env, log);
    },
    get notices() {
      return readNotices(env);
    },
    mailer: options.mailer ?? null,
    state: env.SITE_STATE ?? null,
    siteUrl: siteUrlFor(env, new URL(request.url)),
    requestId,
    isFile: options.isFile ?? false,
    clientAddress: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    limiters: { sender: env.FORM_LIMITER ?? null, everyone: env.SITE_LIMITER ?? null },
    readAsset: async (path) => env.ASSETS?.fetch(new URL(path, request.url)) ?? null,
    waitUntil: options.waitUntil,
    log,
    notes: {},
  };
}

/** A missing or wrong variable becomes a 500 whose page names it and the fix; logged, since the router logs no thrown data. */
function explained(env: Bindings, log: Log): Environment {
  try {
    return readEnvironment(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log({ event: 'misconfigured', level: 'error', error: error.message });
    const headers = { 'Cache-Control': pageCaching.never };
    throw data({ explanation: error.message }, { status: 500, headers });
  }
}

/** Cloudflare's ray id where there is one, so that our lines meet theirs; anything else is not trusted. */
function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray');
  return ray !== null && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
