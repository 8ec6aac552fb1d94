import { escapeMarkup } from '~/server/markup';
import type { SitemapEntry } from './sitemap-entries.ts';

/**
 * The sitemap of these entries (sitemaps.org/protocol.html). `origin` is the canonical origin without a trailing
 * slash. The format holds at most 50,000 addresses; further ones are left out.
 */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.slice(0, 50_000).map(({ path, changed }) => {
    const day = changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${day}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}
