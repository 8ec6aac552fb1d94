import { type MiddlewareFunction, redirect } from 'react-router';
import { listedSamples, posts, stories } from '~/content/collections.server';
import { pages } from '~/pages';

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

const written: ReadonlySet<string> = new Set([...pages, ...texts].map(({ path }) => path));
const renderedPaths = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/** In one hop from former addresses, and from capitals and trailing slashes in those of pages. After a 308 a post stays a post. */
export const redirectToCanonical: MiddlewareFunction<Response> = ({ url }, next) => {
  const { pathname, search } = url;
  // "//host" at the start would make another host of the Location.
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const target = targets[path];
  if (target) {
    const { pathname, search: own, hash } = new URL(target, 'https://site');
    return redirect(pathname + (own || search) + hash, 308);
  }
  const canonical = path.toLowerCase();
  const hasCapitals = pathname !== pathname.toLowerCase();
  // The CDN does this for prerendered pages, and the build asks for them with a slash.
  const isRendered = renderedPaths.some((at) => `${canonical}/`.startsWith(`${at}/`));
  const isPage = isRendered || (hasCapitals && written.has(canonical));
  // Our addresses hold no escaped characters.
  if (canonical === pathname || !isPage || pathname.includes('%')) return next();
  return redirect(canonical + search, 308);
};
