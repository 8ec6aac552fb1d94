import { matchInterest } from '../../app/contact/interest.ts';
import { interestAreas } from '../../app/content/contact-options.ts';
import { type Source, type TextAt, textsOf } from './source.ts';
import type { Site } from './this-site.ts';

/** Inner links of typed content and Markdown that lead nowhere, a line each. */
export function linkProblems(sources: readonly Source[], site: Site): readonly string[] {
  return sources.flatMap((source) =>
    linksOf(source).flatMap(({ field, text }) => {
      const fix = fixForLink(text, source.path, site);
      return fix ? `${source.file}: ${field}: ${fix}` : [];
    }),
  );
}

function linksOf({ value, html = '' }: Source): readonly TextAt[] {
  const typed = textsOf(value).filter(
    ({ field, text }) => !/^aliases\./.test(field) && /^\/(?!\/|images\/)\S*$/.test(text),
  );
  const written = [...html.matchAll(/ href="([/#][^"]*)"/g)].map(([, href = '']) => ({
    field: `link to ${href}`,
    text: href.replaceAll('&#x26;', '&'),
  }));
  return [...typed, ...written];
}

function fixForLink(href: string, from: string | undefined, site: Site): string | undefined {
  const { pathname, searchParams, hash } = new URL(href, `https://site${from ?? '/'}`);
  const now = site.redirects[pathname];
  if (now) return `${pathname} is redirected; lead to ${now} or take the link out`;
  if (!site.hasPath(pathname)) {
    return `no page stands at ${pathname}; correct the address or add the page to app/pages.ts`;
  }
  const anchor = decodeURIComponent(hash.slice(1));
  const anchors = site.anchorsOf(pathname);
  if (anchor && anchors && !anchors.has(anchor)) {
    return `${pathname} has no anchor #${anchor}; name one of its headings or sections`;
  }
  const interest = searchParams.get('interest');
  if (interest !== null && !matchInterest(interest, interestAreas)) {
    return `the contact form has no interest "${interest}"; see app/content/contact-options.ts`;
  }
  return undefined;
}

/** What is wrong in the table of redirects, a line each; `hasPath` is true where a page, feed or file stands. */
export function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  hasPath: (path: string) => boolean,
): readonly string[] {
  const fixFor = ([from, to]: [string, string]) => {
    if (!/^\/[^\s?#]*[^\s?#/]$/.test(from)) {
      return 'write the old address as it stands after the domain, such as /services/old-name';
    }
    if (hasPath(from)) return 'a page stands there; remove the redirect';
    if (to in redirects) return `${to} is redirected itself; name where it ends`;
    const [path = ''] = to.split(/[?#]/);
    return hasPath(path) ? undefined : `no page stands at ${to}; name one that does`;
  };
  return Object.entries(redirects).flatMap((redirect) => {
    const fix = fixFor(redirect);
    return fix ? `app/redirects.ts: ${redirect[0]}: ${fix}` : [];
  });
}
