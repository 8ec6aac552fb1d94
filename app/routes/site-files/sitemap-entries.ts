import { type Page, pages } from '../../pages.ts';

/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its text last changed (YYYY-MM-DD), where that is known for certain. */
  readonly changed?: string;
}

interface Dated {
  readonly slug: string;
  readonly published?: string;
  readonly updated?: string;
}

// The front matter alone: the Worker needs no post's text for its address.
const posts = import.meta.glob<Dated>('../../content/blog/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});
const stories = import.meta.glob<Dated>('../../content/impact-stories/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});
const samples = import.meta.glob<Dated>('../../content/samples/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});
const legal = import.meta.glob<Dated>('../../content/legal/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});

/**
 * Every page that search engines may list, jobs excepted. A post carries the day it was published and a legal page
 * the day of its last change, as their authors wrote it. The other pages carry none: the time of a build or of a
 * commit says nothing about what a reader sees, and search engines stop believing a site whose dates do not hold.
 */
export function sitemapEntries(): readonly SitemapEntry[] {
  return [
    ...listed(),
    ...written(posts, '/resources/blog'),
    ...written(stories, '/resources/impact-stories'),
    ...written(samples, '/resources/samples'),
  ];
}

function listed(): SitemapEntry[] {
  const days = new Map(Object.values(legal).map(({ slug, updated }) => [`/${slug}`, updated]));
  return pages
    .filter((page: Page) => page.indexed !== false)
    .map(({ path }) => entry(path, days.get(path)));
}

function written(files: Readonly<Record<string, Dated>>, base: string): SitemapEntry[] {
  return Object.values(files).map(({ slug, published }) => entry(`${base}/${slug}`, published));
}

function entry(path: string, changed: string | undefined): SitemapEntry {
  return changed === undefined ? { path } : { path, changed };
}
