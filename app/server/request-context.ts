import { createContext } from 'react-router';
import {
  type Environment,
  type NoticeVariables,
  readEnvironment,
  readNotices,
  readSiteUrl,
} from './environment.ts';
import { createLog, type Log, type Notes } from './log.ts';

/** Workers' rate limiting binding: only this of it is used. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Sends a mail that is composed already; rejects when the mail service does not take it. */
export interface Mailer {
  send(mail: { readonly from: string; readonly to: string; readonly raw: string }): Promise<void>;
}

/** Everything about one request that loaders, actions and the renderer may want besides the request itself. */
export interface RequestContext {
  /** Throws EnvironmentError when read while a variable is missing; pages without data never read it. */
  readonly environment: Environment;
  /** What mails to the owner need; null when they are off. Throws EnvironmentError when a part of it is missing. */
  readonly notices: NoticeVariables | null;
  readonly mailer: Mailer | null;
  /** The canonical origin without a trailing slash: SITE_URL, else the request's own. */
  readonly siteUrl: string;
  readonly requestId: string;
  /** The visitor's address, for the rate limiter only: it is never logged or stored. */
  readonly clientAddress: string;
  readonly formLimiter: RateLimiter | null;
  /** A static file of this site; null where there is none to be had (unit tests, the development server). */
  readonly readAsset: (path: string) => Promise<Response | null>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
  /** For the request's own line, so that a visit to a page from the cache leaves one line and not two. */
  readonly notes: Notes;
}

/** Where loaders and actions find the request's {@link RequestContext}: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();

/** Builds the {@link RequestContext} of one request. Throws EnvironmentError only for a SITE_URL that is no origin. */
export function createRequestContext(options: {
  request: Request;
  env: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  mailer?: Mailer | null;
  log?: Log;
}): RequestContext {
  const { request, env } = options;
  const requestId = requestIdOf(request);
  return {
    get environment() {
      return readEnvironment(env);
    },
    get notices() {
      return readNotices(env);
    },
    mailer: options.mailer ?? null,
    siteUrl: readSiteUrl(env) ?? new URL(request.url).origin,
    requestId,
    clientAddress: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    formLimiter: formLimiterOf(env),
    readAsset: async (path) => assetsOf(env)?.fetch(new URL(path, request.url)) ?? null,
    waitUntil: options.waitUntil,
    log: options.log ?? createLog(requestId),
    notes: {},
  };
}

/** Cloudflare's ray id where there is one, so that our lines meet theirs; anything else is not trusted. */
function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray');
  return ray !== null && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

/** Workers' static assets binding: only this of it is used. */
interface Assets {
  fetch(address: URL): Promise<Response>;
}

function assetsOf(env: unknown): Assets | null {
  if (typeof env !== 'object' || env === null || !('ASSETS' in env)) return null;
  return isAssets(env.ASSETS) ? env.ASSETS : null;
}

function isAssets(binding: unknown): binding is Assets {
  return (
    typeof binding === 'object' &&
    binding !== null &&
    'fetch' in binding &&
    typeof binding.fetch === 'function'
  );
}

function formLimiterOf(env: unknown): RateLimiter | null {
  if (typeof env !== 'object' || env === null || !('FORM_LIMITER' in env)) return null;
  const binding = env.FORM_LIMITER;
  return isRateLimiter(binding) ? binding : null;
}

function isRateLimiter(binding: unknown): binding is RateLimiter {
  return (
    typeof binding === 'object' &&
    binding !== null &&
    'limit' in binding &&
    typeof binding.limit === 'function'
  );
}
