import * as v from 'valibot';
import type { RateLimiter } from '../../app/server/bindings.ts';
import { receiveForm } from '../../app/server/forms/receive-form.ts';
import type { LogEntry } from '../../app/server/log.ts';

const form = {
  name: 'contact',
  fields: ['full_name', 'message'],
  schema: v.object({ full_name: v.string(), message: v.string() }),
} as const;

/** The content type of a plain form. */
export const urlencoded = 'application/x-www-form-urlencoded';

/** What a post has of its own; the rest is a plain form's. */
export interface Post {
  body?: BodyInit | null;
  type?: string;
  headers?: Record<string, string>;
  address?: string;
  limiter?: RateLimiter | null;
  siteLimiter?: RateLimiter | null;
}

/** Posts to a form of two fields in which anything is valid; answers with the outcome and what was logged. */
export async function post({
  body = '',
  type = urlencoded,
  headers = {},
  address = '192.0.2.7',
  limiter = null,
  siteLimiter = null,
}: Post) {
  const lines: LogEntry[] = [];
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    ...{ body, duplex: 'half' },
  });
  const ctx = {
    limiters: { sender: limiter, everyone: siteLimiter },
    clientAddress: address,
    log: (entry: LogEntry) => lines.push(entry),
  };
  return { ...(await receiveForm(ctx, request, form)), lines };
}
