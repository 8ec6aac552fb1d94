import { guardForm } from '../../app/server/forms/form-guard.ts';
import type { LogEntry } from '../../app/server/log.ts';
import type { RateLimiter } from '../../app/server/request-context.ts';

const form = { name: 'contact', fields: ['full_name', 'message'] } as const;

/** The content type of a plain form. */
export const urlencoded = 'application/x-www-form-urlencoded';

/** What a post has of its own; the rest is a plain form's. */
export interface Post {
  body?: BodyInit | null;
  type?: string;
  method?: string;
  headers?: Record<string, string>;
  limiter?: RateLimiter | null;
}

/** Puts a post before the guard of a form with two fields; answers with its outcome and what was logged. */
export async function post({
  body = '',
  type = urlencoded,
  method = 'POST',
  headers = {},
  limiter,
}: Post) {
  const lines: LogEntry[] = [];
  const request = new Request('https://site.example/contact', {
    method,
    headers: { 'Content-Type': type, ...headers },
    ...(method === 'GET' ? {} : { body, duplex: 'half' }),
  });
  const ctx = {
    formLimiter: limiter ?? null,
    clientAddress: '192.0.2.7',
    log: (entry: LogEntry) => lines.push(entry),
  };
  return { ...(await guardForm(ctx, request, form)), lines };
}
