import { type ConfigData, HtmlValidate } from 'html-validate';
import type { APIRequestContext } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { readDocument, type SiteDocument } from './document.ts';

/*
 * A page as it is sent, before any script: head, links, anchors, structured data and valid HTML. Each check answers with
 * what is wrong, a line each.
 */

/** Stands for whichever origin serves the site: links within it are relative. */
const origin = 'http://site.test';

/** What is wrong in the page's head, and with the picture that stands for the page elsewhere. */
export async function headFaults(
  request: APIRequestContext,
  document: SiteDocument,
  path: string,
): Promise<string[]> {
  const { canonical, headings, titles, meta } = document;
  const card = new URL(meta('og:image') || 'none:', origin).pathname;
  const response = await request.get(card);
  const type = response.headers()['content-type'] ?? '';
  const kib = (await response.body()).length / 1024;
  return [
    ...unless(headings.length === 1, `${headings.length} h1`),
    ...unless(titles.length === 1, `${titles.length} titles`),
    ...unless(titles[0]?.includes(organization.name), `title ${titles[0]}`),
    ...unless(meta('description').length > 40, `description "${meta('description')}"`),
    ...unless(new URL(canonical, origin).pathname === path, `canonical ${canonical}`),
    ...unless(meta('og:url') === canonical, `og:url ${meta('og:url')}`),
    ...unless(response.ok() && /^image\/(jpeg|png)$/.test(type), `${card} is ${type}`),
    ...unless(kib < 100, `${card} has ${kib} KiB`),
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
  const faults = [...document.addresses].map(async (href) => {
    if (!href) return 'a link without an address';
    const url = new URL(href, new URL(page, origin));
    if (url.origin !== origin) return null;
    const path = url.pathname + url.search;
    const asked = targets.get(path) ?? follow(request, path, 0);
    targets.set(path, asked);
    const { status, hops, ids } = await asked;
    if (status >= 400) return `${href}: ${status}`;
    if (hops > 1) return `${href}: ${hops} redirects`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor && !ids.has(anchor) ? `${href}: no such anchor` : null;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== null);
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

/** Each exception says why. */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/>, autoComplete and required="": all three are the same HTML to a parser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The organization's name closes each title; search engines may cut it there, and the page's own name is whole.
    'long-title': 'off',
    // Styles and scripts come from the page's own origin.
    'require-sri': 'off',
    // The filters of the blog and the FAQ exist only with scripts and answer every key: a button would do nothing.
    'wcag/h32': 'off',
  },
};
const htmlValidate = new HtmlValidate(htmlRules);

/** What is wrong with the page's HTML and its structured data. */
export async function htmlFaults(
  html: string,
  document: SiteDocument,
  path: string,
): Promise<string[]> {
  const data = document.data.flatMap((text): { '@context'?: unknown }[] => JSON.parse(text));
  const { results } = await htmlValidate.validateString(html, path);
  return [
    ...data.flatMap((item) =>
      unless(item['@context'] === 'https://schema.org', JSON.stringify(item)),
    ),
    ...unless(path === '/' || document.data.join().includes('BreadcrumbList'), 'no breadcrumbs'),
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ];
}

function unless(holds: boolean | undefined, fault: string): string[] {
  return holds ? [] : [fault];
}
