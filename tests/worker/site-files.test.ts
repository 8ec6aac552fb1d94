import { describe, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import { jobRow } from '../support/job-rows.ts';
import { newSite } from './site.ts';

const origin = 'https://site.example';

describe('the sitemap', () => {
  it('lists pages, posts, stories and open jobs with absolute addresses', async () => {
    const response = await newSite().visit('/sitemap.xml');
    const addresses = addressesOf(await response.text());
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    for (const path of [
      '/',
      '/services/governance',
      '/pricing',
      '/resources/blog/ai-policy-one-page',
      '/resources/impact-stories/food-network',
      '/careers/grant-writer',
    ]) {
      expect(addresses).toContain(origin + path);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${origin}/`))).toBe(true);
  });

  it('leaves out what is not to be listed', async () => {
    const xml = await (await newSite().visit('/sitemap.xml')).text();
    expect(xml).not.toMatch(/\/search|\/pricing\/estimate|\/newsletter|office-manager/);
  });

  it('dates a post by its publication, a position by its last change, and nothing by a guess', async () => {
    const site = newSite();
    await site.jobs([jobRow({ slug: 'dated', updated_at: '2026-01-15T12:00:00+00:00' })]);
    const xml = (await (await site.visit('/sitemap.xml')).text()).replaceAll('\n', '');
    expect(xml).toContain('/ai-policy-one-page</loc><lastmod>2025-09-04</lastmod>');
    expect(xml).toContain('/careers/dated</loc><lastmod>2026-01-15T12:00:00+00:00</lastmod>');
    expect(xml).toContain('/pricing</loc></url>');
  });

  it('names the configured origin', async () => {
    const site = newSite({ SITE_URL: 'https://www.cedarline.example/' });
    const xml = await (await site.visit('/sitemap.xml')).text();
    expect(xml).toContain('<loc>https://www.cedarline.example/about</loc>');
    expect(xml).not.toContain(origin);
  });

  it('still lists the pages while Supabase fails, is not kept, and heals at once', async () => {
    const site = newSite();
    await site.fail({ kind: 'status', status: 503 });
    await expectPagesOnly(await site.visit('/sitemap.xml'));
    await site.fail();
    const xml = await (await site.visit('/sitemap.xml')).text();
    expect(xml).toContain(`${origin}/careers/grant-writer`);
  });

  it('still lists the pages while a variable is missing', async () => {
    await expectPagesOnly(await newSite({ SUPABASE_ANON_KEY: '' }).visit('/sitemap.xml'));
  });
});

it('robots.txt closes nothing and names the sitemap', async () => {
  const response = await newSite().visit('/robots.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
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
  expect(feed).toContain('https://www.ontario.ca/laws/statute/10n15');
  expect(feed).not.toContain('opens in a new tab');
});

async function expectPagesOnly(response: Response): Promise<void> {
  const addresses = addressesOf(await response.text());
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(addresses).toContain(`${origin}/careers`);
  expect(addresses.some((address) => address.includes('/careers/'))).toBe(false);
}

function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}
