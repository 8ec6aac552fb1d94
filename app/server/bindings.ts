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
