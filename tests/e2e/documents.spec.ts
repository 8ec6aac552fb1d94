import { HtmlValidate } from 'html-validate';
import type { APIRequestContext } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { readDocument, type SiteDocument } from '../support/document.ts';
import { htmlRules } from '../support/html-rules.ts';
import { expect, test } from './fixtures.ts';
import { sitePaths } from './site-map.ts';

/*
 * Every page as it is sent, before any script: head, links, anchors, structured data and valid HTML.
 */

const htmlValidate = new HtmlValidate(htmlRules);

/** Placeholder links that the specification names, besides the three social links of every footer. */
const placeholders: Readonly<Record<string, number>> = {
  '/services/speaking': 1, // the conference's registration
  '/resources/podcasts': 2, // Listen falls back to #
  '/contact': 1, // the social link
};

interface Answer {
  readonly status: number;
  readonly hops: number;
  readonly html: string;
  readonly document: SiteDocument;
}

/** Stands for whichever origin serves the site: links within it are relative. */
const origin = 'http://site.test';

const answers = new Map<string, Promise<Answer>>();

/** What an address of the site answers, asked once for all tests of this process. */
function visit(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const answer = follow(request, path, 0);
  answers.set(path, answer);
  return answer;
}

async function follow(request: APIRequestContext, path: string, hops: number): Promise<Answer> {
  const response = await request.get(path, { maxRedirects: 0 });
  const location = response.headers().location;
  if (location && response.status() < 400 && hops < 3) {
    const target = new URL(location, response.url());
    return follow(request, target.pathname + target.search, hops + 1);
  }
  const html = await response.text();
  return { status: response.status(), hops, html, document: readDocument(html) };
}

/** An address of this site as path and anchor; null for mail, other sites and data. */
function ownAddress(href: string, page: string) {
  const url = new URL(href, new URL(page, origin));
  if (url.origin !== origin) return null;
  return { path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) };
}

for (const path of sitePaths) {
  test.describe(path, () => {
    test('has a complete head', async ({ request }) => {
      const { status, hops, document } = await visit(request, path);
      expect([status, hops]).toEqual([200, 0]);
      expect(document.headings, 'one h1').toHaveLength(1);
      expect(document.titles, 'one title').toHaveLength(1);
      expect(document.titles[0]).toContain(organization.name);
      expect(document.meta.get('description')?.length, 'description').toBeGreaterThan(40);
      const canonical = new URL(document.links.get('canonical')?.[0] ?? 'none:', origin);
      expect(canonical.pathname).toBe(path);
      expect(document.meta.get('og:url')).toBe(document.links.get('canonical')?.[0]);
      const picture = new URL(document.meta.get('og:image') ?? 'none:', origin);
      const response = await request.get(picture.pathname);
      expect(response.status(), picture.pathname).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
      expect((await response.body()).length, 'bytes of the card').toBeLessThan(100 * 1024);
    });

    test('leads nowhere that is not there', async ({ request }) => {
      const { document } = await visit(request, path);
      expect(document.placeholders, 'placeholder links').toHaveLength(
        3 + (placeholders[path] ?? 0),
      );
      for (const words of document.placeholders) expect(words).toContain('(not available yet)');
      const dead: string[] = [];
      for (const href of [...document.anchors, ...document.files]) {
        const address = ownAddress(href, path);
        if (!href) dead.push('a link without an address');
        if (!address) continue;
        const target = await visit(request, address.path);
        if (target.status >= 400) dead.push(`${href}: ${target.status}`);
        if (target.hops > 1) dead.push(`${href}: ${target.hops} redirects`);
        if (address.anchor && !target.document.ids.has(address.anchor))
          dead.push(`${href}: no such anchor`);
      }
      expect(dead).toEqual([]);
    });

    test('is valid HTML with sound structured data', async ({ request }) => {
      const { html, document } = await visit(request, path);
      for (const text of document.data) {
        const data: unknown = JSON.parse(text);
        for (const item of Array.isArray(data) ? data : [data]) {
          expect(item).toMatchObject({ '@context': 'https://schema.org' });
          expect(item['@type'] ?? item['@graph']).toBeTruthy();
        }
      }
      if (path !== '/') expect(document.data.join(), 'breadcrumbs').toContain('BreadcrumbList');
      const report = await htmlValidate.validateString(html, path);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(faults).toEqual([]);
    });
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const all = await Promise.all(sitePaths.map((path) => visit(request, path)));
  const titles = all.map(({ document }) => document.titles[0]);
  const descriptions = all.map(({ document }) => document.meta.get('description'));
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

function repeated(values: readonly (string | undefined)[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
