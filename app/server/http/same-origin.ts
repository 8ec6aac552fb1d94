/**
 * Whether a post comes from this site's own pages. Browsers send Origin with every post, 'null' from sandboxed and
 * opaque ones; where it is absent, Sec-Fetch-Site decides. A client that sends neither is no browser and carries
 * nobody's authority, so it may post.
 */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
