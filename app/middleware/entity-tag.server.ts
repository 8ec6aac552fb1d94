import type { MiddlewareFunction } from 'react-router';
import { hashOf } from '~/server/hash.server';

/** Adds an entity tag to feeds and the sitemap, and answers 304 to a reader that has that version. */
export const tagSharedResponses: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const isShared = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');
  if (!isShared || response.status !== 200 || response.headers.has('ETag')) return response;
  const body = await response.text();
  const tag = `"${await hashOf(body)}"`;
  const headers = new Headers(response.headers);
  headers.set('ETag', tag);
  if (includesTag(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
};

/** Compares weakly (RFC 9110, section 13.1.2), because a compressing proxy may have marked our tag as weak. */
function includesTag(ifNoneMatch: string | null, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
