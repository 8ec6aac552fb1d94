import { postPath, posts } from '../../content/posts.ts';
import { sampleDocuments, samplePath } from '../../content/sample-documents.ts';
import type { LegalPage } from '../../content/schemas/legal.ts';
import { stories, storyPath } from '../../content/stories.ts';
import { type Page, pages } from '../../pages.ts';

/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day (YYYY-MM-DD) or the moment at which its text last changed, where that is known for certain. */
  readonly changed?: string | null | undefined;
}

// The front matter alone: the Worker needs no page's text for its address.
const legal = import.meta.glob<LegalPage & { readonly slug: string }>('../../content/legal/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});

/** Every page to be listed but jobs. Only posts and legal pages have dates that mean something. */
export function sitemapEntries(): readonly SitemapEntry[] {
  return [
    ...listed(),
    ...posts.map(({ slug, published }) => ({ path: postPath(slug), changed: published })),
    ...stories.map(({ slug }) => ({ path: storyPath(slug) })),
    ...sampleDocuments.map(({ slug }) => ({ path: samplePath(slug) })),
  ];
}

function listed(): SitemapEntry[] {
  const days = new Map(Object.values(legal).map(({ slug, updated }) => [`/${slug}`, updated]));
  return pages
    .filter((page: Page) => page.indexed !== false)
    .map(({ path }) => ({ path, changed: days.get(path) }));
}
