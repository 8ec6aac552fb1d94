import { hashOf } from '../inline-hashes.ts';
import type { Middleware } from '../request-context.ts';

/** Gives what shared caches may keep (a feed, the sitemap) an entity tag, and answers 304 to who holds that version. */
export const tagSharedAnswer: Middleware = async (request, _, next) => {
  const response = await next();
  const shared = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');
  if (!shared || response.status !== 200 || response.headers.has('ETag')) return response;
  const body = await response.text();
  const tag = `"${await hashOf(body)}"`;
  const headers = new Headers(response.headers);
  headers.set('ETag', tag);
  if (holds(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
};

/** Weakly, as RFC 9110 compares for If-None-Match: a compressing proxy may have marked our tag as weak. */
function holds(ifNoneMatch: string | null, tag: string): boolean {
  const held = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return held.includes(tag) || held.includes('*');
}
