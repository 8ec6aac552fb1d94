import { existsSync, statSync } from 'node:fs';
import { matchInterest } from '../../app/contact/interest.ts';
import { contact } from '../../app/content/contact.ts';
import { contactFields } from '../../app/content/contact-fields.ts';
import { organization } from '../../app/content/organization.ts';
import { blogFeedPaths, careersFeedPaths, pages } from '../../app/content/pages.ts';

/** Anchors of pages that are not in the build, because the Worker renders them. A browser test looks for each. */
export const renderedAnchors: Readonly<Record<string, readonly string[]>> = {
  // With a calendar of the owner's the days are not there.
  '/contact': [contact.form.id, contact.booking.id, ...(organization.bookingUrl ? [] : ['times'])],
  '/careers': ['openings', 'working-here'],
  '/search': ['suggestions'],
  '/pricing/estimate': [],
};

/** Where links of this site may lead: its paths, each with its anchors where they are known. */
export type Site = ReadonlyMap<string, readonly string[] | undefined>;

/** The site with these pages; those that are prerendered otherwise are known without their anchors. */
export function siteOf(written: ReadonlyMap<string, string>): Site {
  const files = [...Object.values(blogFeedPaths), ...Object.values(careersFeedPaths)];
  const paths = [...pages.map(({ path }) => path), ...files, '/newsletter/unsubscribe'];
  const anchorsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return new Map([
    ...paths.map((path) => [path, renderedAnchors[path]] as const),
    ...[...written].map(([path, html]) => [path, anchorsIn(html)] as const),
  ]);
}

/** The links and pictures in a value or in HTML that lead nowhere on the site. */
export function linkProblems(value: unknown, from: string, site: Site, field = ''): string[] {
  if (typeof value === 'string') {
    const written = [...value.matchAll(/<(?:a|img) [^>]*?(?:href|src)="([^"]*)"/g)];
    const addresses = written.length > 0 ? written.map(([, address = '']) => address) : [value];
    return addresses
      .map((address) => address.replaceAll(/&(?:#x26|amp);/g, '&'))
      .filter((address) => /^(\/(?!\/|assets\/)|#.)\S*$/.test(address))
      .flatMap((address) => fixFor(address, from, site) ?? [])
      .map((fix) => (field ? `${field}: ${fix}` : fix));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linkProblems(inner, from, site, field ? `${field}.${key}` : key),
  );
}

function fixFor(address: string, from: string, site: Site): string | undefined {
  const { pathname, searchParams, hash } = new URL(address, `https://site${from}`);
  if (existsSync(pathname.replace('/images/photos/', 'app/content/photos/'))) return undefined;
  if (!site.has(pathname)) {
    const isFile = statSync(`public${pathname}`, { throwIfNoEntry: false })?.isFile();
    return isFile ? undefined : `${address}: nothing stands at ${pathname}`;
  }
  const anchors = site.get(pathname);
  const isMeant = (id: string) => new URL(`#${id}`, 'https://site').hash === hash;
  if (hash && anchors && !anchors.some(isMeant)) return `${address}: ${pathname} has no ${hash}`;
  const interest = searchParams.get('interest');
  if (interest !== null && !matchInterest(interest, contactFields.interest_area.options)) {
    return `${address}: the contact form has no such interest`;
  }
  return undefined;
}
