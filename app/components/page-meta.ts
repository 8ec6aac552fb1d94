import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { organization } from '~/content/organization';
import { ancestorsOf, type PageId, pageById } from '~/content/pages';
import type { PageContent } from '~/content/schemas/page';

/** The path alone when the build has no SITE_URL. A picture may stand on another site (imageBase). */
export const canonical = (path: string): string =>
  path.startsWith('/') ? import.meta.env.SITE_URL + path : path;

export const publisher = () =>
  ({ '@type': 'Organization', name: organization.name, url: canonical('/') }) as const;

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

export function trailTo(page: PageId, last?: Crumb): readonly Crumb[] {
  const entry = pageById(page);
  return [...new Set([pageById('home'), ...ancestorsOf(entry), entry, ...(last ? [last] : [])])];
}

interface Options {
  /** The post, story or job below the page. */
  readonly last?: Crumb;
  readonly card?: string;
  readonly type?: 'website' | 'article';
  readonly data?: readonly Exclude<Thing, string>[];
  readonly more?: readonly MetaDescriptor[];
}

export function pageMeta(
  page: PageId,
  { title, description }: PageContent['meta'],
  { last, card = page, type = 'website', data = [], more = [] }: Options = {},
): MetaDescriptor[] {
  const path = last?.path ?? pageById(page).path;
  const isHome = path === '/';
  // Search engines read documents: the browser has no code for these, and keeps the served ones.
  const things: readonly object[] = import.meta.env.SSR
    ? [...breadcrumbs(trailTo(page, last)), ...data]
    : [];
  return [
    { title: isHome ? `${organization.name}: ${title}` : fullTitle(title) },
    { name: 'description', content: description },
    ...(pageById(page).indexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical(path) },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: organization.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical(path) },
    { property: 'og:image', content: canonical(`/images/social/${card}.jpg`) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}: ${organization.name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...more,
    ...things.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function breadcrumbs(trail: readonly Crumb[]) {
  const itemListElement = trail.map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: canonical(path),
  }));
  return trail.length > 1 ? [{ '@type': 'BreadcrumbList' as const, itemListElement }] : [];
}

export const feedLinks = (
  title: string,
  paths: { readonly rss: string; readonly json: string },
): MetaDescriptor[] =>
  (['rss', 'json'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: format === 'rss' ? 'application/rss+xml' : 'application/feed+json',
    title,
    href: canonical(paths[format]),
  }));

/** Nobody finds these pages by a description. */
export const unlistedMeta = ({ title }: { readonly title: string }): MetaDescriptor[] => [
  { title: fullTitle(title) },
  { name: 'robots', content: 'noindex' },
];

export const fullTitle = (title: string) => `${title} | ${organization.name}`;
