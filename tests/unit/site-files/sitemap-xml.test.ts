import { describe, expect, it } from 'vitest';
import { sitemapXml } from '../../../app/routes/site-files/sitemap-xml.ts';

describe('the sitemap', () => {
  it('names absolute addresses, with a day only where there is one', () => {
    const entries = [
      { path: '/', changed: null },
      { path: '/privacy-policy', changed: '2025-09-30' },
    ];
    expect(sitemapXml(entries, 'https://example.org').replaceAll('\n', '')).toContain(
      '<url><loc>https://example.org/</loc></url>' +
        '<url><loc>https://example.org/privacy-policy</loc><lastmod>2025-09-30</lastmod></url>',
    );
  });

  it('stays XML whatever a path holds', () => {
    const xml = sitemapXml([{ path: `/careers/a&b<"c'` }], 'https://example.org');
    expect(xml).toContain('<loc>https://example.org/careers/a&amp;b%3C%22c&apos;</loc>');
  });

  it('keeps to the number of addresses that the format allows', () => {
    const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/careers/${index}` }));
    expect(sitemapXml(many, 'https://example.org').match(/<url>/g)).toHaveLength(50_000);
  });
});
