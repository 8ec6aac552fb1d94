import { type MiddlewareFunction, redirect } from 'react-router';
import { listedSamples, posts, stories } from '~/content/collections.server';
import { blogFeedPaths, isRendered, pages } from '~/content/pages';

/**
 * Former addresses and where they lead now. A removed page leaves its address here. The SMS policy's text names the
 * first two.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy/SMS': '/sms-policy',
  '/privacy/sms': '/sms-policy',
  '/newsletter/leave': '/newsletter/unsubscribe',
};

const texts = [...posts, ...stories, ...listedSamples.items];

/** Former addresses, also of each renamed text, with the path where it is now. */
const targets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    texts.flatMap(({ aliases = [], path }) => aliases.map((alias) => [alias, path])),
  ),
  ...redirects,
};

const written: ReadonlySet<string> = new Set([
  ...[...pages, ...texts].map(({ path }) => path),
  ...Object.values(blogFeedPaths),
]);

/**
 * In one hop from former addresses, and from pages' addresses with capitals, a trailing slash or the end of the sentence in
 * which they were copied. After a 308 a post stays a post.
 */
export const redirectToCanonical: MiddlewareFunction<Response> = ({ url }, next) => {
  const { pathname, search } = url;
  const typed = decoded(pathname);
  // "//host" at the start would make another host of the Location.
  const path = `/${typed
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`;
  const target = targets[path];
  if (target) {
    const { pathname, search: own, hash } = new URL(target, 'https://site');
    return redirect(pathname + (own || search) + hash, 308);
  }
  const canonical = path.toLowerCase();
  // The CDN does this for prerendered pages, and the build asks for them with a slash.
  const isMoreThanSlash = typed !== typed.toLowerCase() || /[^\p{L}\p{N}/]\/*$/u.test(typed);
  const isPage = isRendered(canonical) || (isMoreThanSlash && written.has(canonical));
  // Our addresses hold no other characters.
  if (canonical === pathname || !isPage || !/^[\w./-]+$/.test(canonical)) return next();
  return redirect(canonical + search, 308);
};

/** As it is where its escapes are broken. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
