import { HtmlValidate } from 'html-validate';
import type { APIRequestContext } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { readDocument, type SiteDocument } from '../support/document.ts';
import { htmlRules } from '../support/html-rules.ts';

/*
 * What a page is as it is sent, before any script: head, links, anchors, structured data and valid HTML. Each check
 * answers what is wrong, a line each.
 */

/** Stands for whichever origin serves the site: links within it are relative. */
const origin = 'http://site.test';

/** What is wrong in the page's head. */
export function headFaults(document: SiteDocument, path: string): string[] {
  const canonical = document.links.get('canonical')?.[0] ?? 'none:';
  const description = document.meta.get('description') ?? '';
  return [
    ...unless(document.headings.length === 1, `${document.headings.length} h1`),
    ...unless(document.titles.length === 1, `${document.titles.length} titles`),
    ...unless(document.titles[0]?.includes(organization.name), `title ${document.titles[0]}`),
    ...unless(description.length > 40, `description "${description}"`),
    ...unless(new URL(canonical, origin).pathname === path, `canonical ${canonical}`),
    ...unless(document.meta.get('og:url') === canonical, `og:url ${document.meta.get('og:url')}`),
  ];
}

/** What is wrong with the picture that stands for the page elsewhere. */
export async function cardFaults(
  request: APIRequestContext,
  document: SiteDocument,
): Promise<string[]> {
  const { pathname } = new URL(document.meta.get('og:image') ?? 'none:', origin);
  const response = await request.get(pathname);
  const type = response.headers()['content-type'] ?? '';
  const kib = (await response.body()).length / 1024;
  return [
    ...unless(response.ok() && /^image\/(jpeg|png)$/.test(type), `${pathname} is ${type}`),
    ...unless(kib < 100, `${pathname} has ${kib} KiB`),
  ];
}

/** Placeholder links that the specification names, besides the three social links of every footer. */
const placeholders: Readonly<Record<string, number>> = {
  '/services/speaking': 1, // the conference's registration
  '/resources/podcasts': 2, // Listen falls back to #
  '/contact': 1, // the social link
};

/** What is wrong with the links that lead nowhere yet: one too many or too few, or one that does not say so. */
export function placeholderFaults(document: SiteDocument, path: string): string[] {
  const wanted = 3 + (placeholders[path] ?? 0);
  const found = document.placeholders;
  return [
    ...unless(found.length === wanted, `${found.length} placeholders, ${wanted} wanted`),
    ...found.filter((words) => !words.includes('(not available yet)')),
  ];
}

interface Target {
  readonly status: number;
  readonly hops: number;
  readonly ids: ReadonlySet<string>;
}

const targets = new Map<string, Promise<Target>>();

/** The links and files of the page that lead nowhere. Each address is asked once for all tests of this process. */
export async function linkFaults(
  request: APIRequestContext,
  document: SiteDocument,
  page: string,
): Promise<string[]> {
  const faults = [...document.anchors, ...document.files].map(async (href) => {
    if (!href) return 'a link without an address';
    const url = new URL(href, new URL(page, origin));
    if (url.origin !== origin) return null;
    const target = await targetOf(request, url.pathname + url.search);
    if (target.status >= 400) return `${href}: ${target.status}`;
    if (target.hops > 1) return `${href}: ${target.hops} redirects`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor && !target.ids.has(anchor) ? `${href}: no such anchor` : null;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== null);
}

function targetOf(request: APIRequestContext, path: string): Promise<Target> {
  const known = targets.get(path);
  if (known) return known;
  const target = follow(request, path, 0);
  targets.set(path, target);
  return target;
}

async function follow(request: APIRequestContext, path: string, hops: number): Promise<Target> {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location, 'content-type': type } = response.headers();
  if (location && response.status() < 400 && hops < 3) {
    const next = new URL(location, response.url());
    return follow(request, next.pathname + next.search, hops + 1);
  }
  const isPage = type?.startsWith('text/html') ?? false;
  const ids = isPage ? readDocument(await response.text()).ids : new Set<string>();
  return { status: response.status(), hops, ids };
}

const htmlValidate = new HtmlValidate(htmlRules);

/** What is wrong with the page's HTML and its structured data. */
export async function htmlFaults(
  html: string,
  document: SiteDocument,
  path: string,
): Promise<string[]> {
  const data: unknown[] = document.data.flatMap((text): unknown => JSON.parse(text));
  const { results } = await htmlValidate.validateString(html, path);
  return [
    ...data.flatMap((item) => unless(isStructuredData(item), JSON.stringify(item))),
    ...unless(path === '/' || document.data.join().includes('BreadcrumbList'), 'no breadcrumbs'),
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ];
}

function isStructuredData(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    '@context' in item &&
    item['@context'] === 'https://schema.org' &&
    ('@type' in item || '@graph' in item)
  );
}

function unless(holds: boolean | undefined, fault: string): string[] {
  return holds ? [] : [fault];
}
