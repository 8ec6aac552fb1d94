import * as v from 'valibot';
import { storeForm } from '../../app/server/forms/store-form.server.ts';
import type { RateLimiter } from '../../app/server/request-context.server.ts';
import { testContext } from './request-context.ts';

const form = {
  name: 'contact',
  fields: ['full_name', 'message'],
  schema: v.object({
    full_name: v.string(),
    message: v.pipe(
      v.string(),
      v.check((text) => text !== 'not valid', 'wrong'),
    ),
  }),
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

/** Posts to a form of two fields in which anything but "not valid" is valid; answers with the result, the row and the log. */
export async function post({ body = '', type = urlencoded, headers, ...from }: Post) {
  const { address: clientAddress = '192.0.2.7', limiter = null, siteLimiter = null } = from;
  const limiters = { sender: limiter, everyone: siteLimiter };
  const ctx = testContext('', { clientAddress, limiters });
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    ...{ body, duplex: 'half' },
  });
  const stored = { data: null, error: null, status: 201 };
  const { result, valid } = await storeForm(ctx, request, form, async () => stored);
  const lines = ctx.lines.filter(({ event }) => event !== 'contact.insert');
  return { ...result, row: valid, lines };
}
