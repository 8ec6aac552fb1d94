import * as v from 'valibot';
import { receiveForm } from '../../app/server/forms/store-form.server.ts';
import type { RateLimiter } from '../../app/server/request-context.server.ts';
import { testContext } from './request-context.ts';

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
  limiter?: RateLimiter;
  siteLimiter?: RateLimiter;
}

/** Posts to a form of two fields in which anything is valid; answers with the outcome and what was logged. */
export async function post({ body = '', type = urlencoded, headers, ...from }: Post) {
  const { address: clientAddress = '192.0.2.7', limiter = null, siteLimiter = null } = from;
  const limiters = { sender: limiter, everyone: siteLimiter };
  const ctx = testContext('', { clientAddress, limiters });
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    ...{ body, duplex: 'half' },
  });
  return { ...(await receiveForm(ctx, request, form)), lines: ctx.lines };
}
