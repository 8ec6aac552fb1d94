/** Workers' rate limiting binding: only this of it is used. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What the platform gives the Worker. Variables are parsed; a binding may be absent outside of it. */
export interface Bindings {
  readonly ASSETS?: { fetch(address: URL): Promise<Response> };
  readonly FORM_LIMITER?: RateLimiter;
  readonly SITE_LIMITER?: RateLimiter;
  readonly OWNER_MAIL?: Mailer;
  readonly SUPABASE_URL?: unknown;
  readonly SUPABASE_ANON_KEY?: unknown;
  readonly SITE_URL?: unknown;
}

/** A mail as Workers' `send_email` binding takes it; the platform makes the message of it. */
export interface Email {
  from: { name: string; email: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Workers' `send_email` binding: only this of it is used. Rejects a mail that the platform does not take. */
export interface Mailer {
  send(email: Email): Promise<unknown>;
}
