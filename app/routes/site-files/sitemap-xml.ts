import { element, parent, xmlDocument } from '../../markup.ts';

/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day (YYYY-MM-DD) or the moment at which its text last changed, where that is known for certain. */
  readonly changed?: string | null | undefined;
}

/** The sitemap of these entries (sitemaps.org/protocol.html), which holds at most 50,000; further ones are left out. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries
    .slice(0, 50_000)
    .map(({ path, changed }) =>
      parent('url', [
        element('loc', new URL(path, origin).href),
        changed ? element('lastmod', changed) : '',
      ]),
    );
  return xmlDocument(
    parent('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}
