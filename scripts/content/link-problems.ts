import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import { matchInterest } from '../../app/contact/interest.ts';
import { contact } from '../../app/content/contact.ts';
import { contactFields } from '../../app/content/contact-fields.ts';
import { organization } from '../../app/content/organization.ts';
import { type Page, pages } from '../../app/pages.ts';
import { blogFeedPaths, careersFeedPaths, redirects } from '../../app/paths.ts';
import { type Source, textProblems } from './read-sources.ts';

/** Anchors of pages that are not in the build, because the Worker renders them. A browser test looks for each. */
export const renderedAnchors: Readonly<Record<string, ReadonlySet<string>>> = {
  // With a calendar of the owner's the days are not there.
  '/contact': new Set([
    ...[contact.form.id, contact.booking.id],
    ...(organization.bookingUrl ? [] : ['times']),
  ]),
  '/careers': new Set(['openings', 'working-here']),
  '/search': new Set(['suggestions']),
  '/pricing/estimate': new Set(),
};

/** What links may lead to. */
export type Site = ReturnType<typeof thisSite>;

/** Where links of this site may lead. Anchors of built pages are known only while the build is current. */
export function thisSite(markdown: readonly Source[], withBuild: boolean) {
  const written = new Map(markdown.map(({ path = '', html }) => [path, html]));
  const paths = new Set<string>([
    ...pages.map(({ path }) => path),
    ...written.keys(),
    ...Object.values(blogFeedPaths),
    ...Object.values(careersFeedPaths),
    '/newsletter/unsubscribe',
  ]);
  const former = markdown.flatMap(({ path = '', aliases = [] }) =>
    aliases.map((alias): [string, string] => [alias, path]),
  );
  return {
    /** Former addresses, and where they lead now. */
    redirects: { ...Object.fromEntries(former), ...redirects },
    hasPath: (path: string) => paths.has(path) || isFile(`public${path}`),
    anchorsOf: (path: string) => {
      const html = written.get(path) ?? (withBuild ? builtPage(path) : undefined);
      if (html === undefined) return renderedAnchors[path];
      return new Set([...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
    },
  };
}

function builtPage(path: string): string | undefined {
  const file = `build/client${path === '/' ? '' : path}/index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when the file exists, from the repository's top. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Links within the site that lead nowhere. */
export function linkProblems(sources: readonly Source[], site: Site): readonly string[] {
  return textProblems(sources, ({ field, text }, { path }) => {
    const isWithin = /^\/(?!\/|images\/)\S*$/.test(text) && !/^(aliases\.|picture )/.test(field);
    return isWithin || field.startsWith('link to #') ? fixForLink(text, path, site) : undefined;
  });
}

function fixForLink(href: string, from: string | undefined, site: Site): string | undefined {
  const { pathname, searchParams, hash } = new URL(href, `https://site${from ?? '/'}`);
  const now = site.redirects[pathname];
  if (now) return `${pathname} is redirected; lead to ${now} or take the link out`;
  if (!site.hasPath(pathname)) {
    return `no page stands at ${pathname}; correct the address or add the page to app/pages.ts`;
  }
  const anchors = site.anchorsOf(pathname);
  const isMeant = (id: string) => new URL(`#${id}`, 'https://site').hash === hash;
  if (hash && anchors && ![...anchors].some(isMeant)) {
    return `${pathname} has no anchor ${hash}; name one of its headings or sections`;
  }
  const interest = searchParams.get('interest');
  if (interest !== null && !matchInterest(interest, contactFields.interest_area.options)) {
    return `the contact form has no interest "${interest}"; see app/content/contact-fields.ts`;
  }
  return undefined;
}

/** What is wrong in the table of redirects. `hasPath` is true where a page, feed or file stands. */
export function redirectProblems(redirects: Site['redirects'], hasPath: Site['hasPath']) {
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
    return fix ? `app/paths.ts: ${redirect[0]}: ${fix}` : [];
  });
}

/** Modules whose pages stand in no list: they answer a form or a link in a mail. */
const unlisted = ['newsletter.tsx', 'newsletter-unsubscribe.tsx', 'notices-answered.tsx'];

/** What is wrong in the list of pages, also beside the routes. */
export function pageProblems(pages: readonly Page[], routes: readonly RouteConfigEntry[]) {
  const ids = pages.map(({ id }) => id);
  const names = [...ids, ...pages.map(({ path }) => path)];
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const all = [...repeated].map((name) => `${name}: give every page an id and a path of its own`);
  const unrouted = pages
    .filter((page) => !moduleOf(page, routes))
    .map(({ id, path }) => `${id}: app/routes.ts has no route for ${path}`);
  const orphans = pages
    .filter(({ parent }) => parent !== undefined && !ids.includes(parent))
    .map(({ id, parent }) => `${id}: no page has the id ${parent}; correct its parent`);
  const left = routes.filter(
    ({ path = '', file }) =>
      file.endsWith('.tsx') &&
      !/[:*]/.test(path) &&
      !unlisted.includes(basename(file)) &&
      pages.every((page) => page.path !== `/${path}`),
  );
  return [
    ...[...all, ...unrouted, ...orphans].map((problem) => `app/pages.ts: ${problem}`),
    ...left.map(
      ({ path, file }) =>
        `app/routes.ts: ${path}: app/pages.ts does not list it; add it there, or remove the route and app/${file}`,
    ),
  ];
}

const services = 'app/content/data/services/';

/** Texts of services that no page shows, and pages of services without a text. */
export function serviceProblems(sources: readonly Source[], pages: readonly Page[]) {
  const written = sources.filter(({ file }) => file.startsWith(services));
  const shown = pages.filter(({ id }) => id.startsWith('services/'));
  const slugs = new Set(written.map(({ file }) => basename(file, '.json')));
  const ids = new Set(shown.map(({ id }) => basename(id)));
  const left = [...slugs.difference(ids)].map(
    (slug) =>
      `${services}${slug}.json: the whole: no page shows it; add service('${slug}', '…') to app/pages.ts, or remove it`,
  );
  const missing = [...ids.difference(slugs)].map(
    (id) => `app/pages.ts: services/${id}: write its text in ${services}${id}.json`,
  );
  return [...left, ...missing];
}

/** The module of a page; undefined when it has none. */
function moduleOf({ path, isLegal }: Page, routes: readonly RouteConfigEntry[]) {
  const known = routes.map(({ path = '/', file }) => ({ path, id: file }));
  const id = matchRoutes(known, path)?.at(-1)?.route.id;
  const others = ['routes/not-found.tsx', ...(isLegal ? [] : ['routes/legal.tsx'])];
  return id && others.includes(id) ? undefined : id;
}
