import { describe, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import { jobRow } from '../support/job-rows.ts';
import { newSite } from './site.ts';

const origin = 'https://site.example';

async function sitemapOf(site = newSite()) {
  const response = await site.visit('/sitemap.xml');
  const xml = (await response.text()).replaceAll('\n', '');
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  return { status: response.status, headers: response.headers, xml, addresses };
}

describe('the sitemap', () => {
  it('lists pages, posts, stories and open jobs once, with the dates that are known', async () => {
    const site = newSite();
    await site.jobs([jobRow({ slug: 'dated', updated_at: '2026-01-15T12:00:00+00:00' })]);
    const { headers, xml, addresses } = await sitemapOf(site);
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const listed = pages.filter((page) => !('indexed' in page)).map(({ path }) => origin + path);
    expect(addresses).toEqual(expect.arrayContaining(listed));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address?.startsWith(`${origin}/`))).toBe(true);
    expect(xml).toMatch(/\/resources\/blog\/[\w-]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(xml).toContain('/careers/dated</loc><lastmod>2026-01-15T12:00:00+00:00</lastmod>');
    expect(xml).toContain('/pricing</loc></url>');
    expect(xml).not.toMatch(/\/search|\/pricing\/estimate|\/newsletter/);
  });

  it('still lists the pages while Supabase fails or is not set up, is not kept, and heals at once', async () => {
    const site = newSite();
    await site.fail({ kind: 'status', status: 503 });
    for (const broken of [site, newSite({ SUPABASE_ANON_KEY: '' })]) {
      const { status, headers, addresses } = await sitemapOf(broken);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(addresses).toContain(`${origin}/careers`);
      expect(addresses.some((address) => address?.includes('/careers/'))).toBe(false);
    }
    await site.fail();
    expect((await sitemapOf(site)).addresses).toContain(`${origin}/careers/grant-writer`);
  });
});

it('robots.txt closes nothing and names the sitemap', async () => {
  expect(await (await newSite().visit('/robots.txt')).text()).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

it('security.txt says whom to write to, and until when that holds', async () => {
  const text = await (await newSite().visit('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${organization.email}\n`);
  expect(Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

it('the blog’s feed brings whole texts, without what only the page says to screen readers', async () => {
  const feed = await (await newSite().visit('/resources/blog/feed.json')).text();
  expect(feed).toContain('https://www.ontario.ca/laws/');
  expect(feed).not.toContain('opens in a new tab');
});
