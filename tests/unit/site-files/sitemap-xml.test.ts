import { expect, it } from 'vitest';
import { sitemapXml } from '../../../app/routes/site-files/sitemap.ts';

const origin = 'https://example.org';

it('a sitemap stays XML whatever a path holds', () => {
  expect(sitemapXml([{ path: `/careers/a&b<"c'` }], origin)).toContain(
    '<loc>https://example.org/careers/a&amp;b%3C%22c&apos;</loc>',
  );
});

it('a sitemap keeps to the number of addresses that the format allows', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/careers/${index}` }));
  expect(sitemapXml(many, origin).match(/<url>/g)).toHaveLength(50_000);
});
