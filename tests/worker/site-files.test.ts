import { expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/content/pages.ts';
import { jobRow } from '../support/job-rows.ts';
import { newSite, origin } from './site.ts';

it('the sitemap lists pages, posts, stories and open jobs once, with the dates that are known', async () => {
  const site = newSite();
  await site.answer({ jobs: [jobRow({ slug: 'dated', updated_at: '2026-01-15T12:00:00+00:00' })] });
  const { headers, text } = await site.visit('/sitemap.xml');
  const xml = text.replaceAll('\n', '');
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const listed = pages.filter((page) => !('indexed' in page)).map(({ path }) => origin + path);
  expect(addresses).toEqual(expect.arrayContaining(listed));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(xml).toMatch(/\/resources\/blog\/[\w-]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(xml).toContain('/careers/dated</loc><lastmod>2026-01-15T12:00:00+00:00</lastmod>');
  expect(xml).toContain('/pricing</loc></url>');
  expect(xml).not.toMatch(/\/search|\/pricing\/estimate|\/newsletter/);
});

const plain = 'text/plain; charset=utf-8';

it.each([
  ['/robots.txt', `Sitemap: ${origin}/sitemap.xml\n`, plain],
  ['/.well-known/security.txt', `Contact: mailto:${organization.email}\n`, plain],
  ['/resources/blog/feed.xml', '<rss', 'application/rss+xml; charset=utf-8'],
  ['/careers/feed.json', '"items"', 'application/feed+json; charset=utf-8'],
  ['/careers/jobs.xml', '<job>', 'application/xml; charset=utf-8'],
])('%s says %j, as %s', async (path, said, type) => {
  const { headers, text } = await newSite().visit(path);
  expect([text, headers.get('Content-Type')]).toEqual([expect.stringContaining(said), type]);
});

it('the blog’s feed brings whole texts, without what only the page says to screen readers', async () => {
  const { text } = await newSite().visit('/resources/blog/feed.json');
  expect(text).toContain('https://www.ontario.ca/laws/');
  expect(text).not.toContain('opens in a new tab');
});
