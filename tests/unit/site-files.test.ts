import { expect, it } from 'vitest';
import { composeSecurityTxt } from '../../app/routes/site-files/security-txt.ts';
import { sitemapXml } from '../../app/routes/site-files/sitemap.ts';

const origin = 'https://example.org';

it.each([
  ['2026-01-01T00:00:00Z', '2026-07-01'],
  ['2026-08-31T23:59:59Z', '2027-02-01'],
  ['2028-02-29T12:00:00Z', '2028-08-01'],
])('security.txt asked on %s expires within the year', (now, expires) => {
  const text = composeSecurityTxt(origin, new Date(now));
  expect(text).toContain(`Expires: ${expires}T00:00:00.000Z\n`);
});

it('a sitemap stays XML whatever a path holds', () => {
  expect(sitemapXml([{ path: `/careers/a&b<"c'` }], origin)).toContain(
    '<loc>https://example.org/careers/a&amp;b%3C%22c&apos;</loc>',
  );
});

it('a sitemap keeps to the number of addresses that the format allows', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/careers/${index}` }));
  expect(sitemapXml(many, origin).match(/<url>/g)).toHaveLength(50_000);
});
