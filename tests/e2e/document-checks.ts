import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type ConfigData, HtmlValidate } from 'html-validate';
import type { APIRequestContext } from 'playwright/test';
import { rehype } from 'rehype';

const origin = 'http://site.test';

const parser = rehype();

export function readDocument(html: string) {
  const tree = parser.parse(html);
  const texts = (selector: string) => selectAll(selector, tree).map(textOf);
  const values = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => String(properties[name] ?? ''));
  const cards = values('meta[property="og:image"]', 'content');
  return {
    head: {
      titles: texts('head > title'),
      headings: texts('h1'),
      descriptions: values('meta[name="description"]', 'content'),
      addresses: [
        ...values('link[rel=canonical]', 'href'),
        ...values('meta[property="og:url"]', 'content'),
      ].map((address) => new URL(address, origin).pathname),
    },
    links: new Set([
      ...values('a[href]', 'href'),
      ...values('[src]', 'src'),
      ...cards.map((card) => new URL(card, origin).pathname),
    ]),
    data: texts('script[type="application/ld+json"]').flatMap((text): { '@type'?: unknown }[] =>
      JSON.parse(text),
    ),
  };
}

const targets = new Map<
  string,
  Promise<{ status: number; ids: ReadonlySet<string | undefined> }>
>();

/** Links that lead nowhere on this site. Each address is asked once for all tests. */
export async function linkFaults(
  request: APIRequestContext,
  links: ReadonlySet<string>,
  page: string,
): Promise<string[]> {
  const ask = async (path: string) => {
    const response = await request.get(path);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    const text = isPage ? await response.text() : '';
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    return { status: response.status(), ids };
  };
  const faults = [...links].map(async (href) => {
    if (!href) return 'a link without an address';
    const url = new URL(href, new URL(page, origin));
    if (url.origin !== origin) return null;
    const path = url.pathname + url.search;
    const asked = targets.get(path) ?? ask(path);
    targets.set(path, asked);
    const { status, ids } = await asked;
    if (status >= 400) return `${href}: ${status}`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor && !ids.has(anchor) ? `${href}: no such anchor` : null;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== null);
}

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
    // Search engines may cut the organization's name at the end of a title.
    'long-title': 'off',
    // The days' checkboxes are one field.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // All files come from the page's own origin.
    'require-sri': 'off',
    // The filters of the blog and the FAQ answer every key and need no button.
    'wcag/h32': 'off',
  },
};
const htmlValidate = new HtmlValidate(htmlRules);

/** Faults that html-validate has no rule for. */
const faultySelectors = {
  'an address at a link that leads nowhere': 'a[href][aria-disabled]',
  'async at data': 'script[async][type]:not([type=module])',
  'a section without a heading': 'section:not([aria-label], :has(h1, h2, h3, h4))',
  'an aside without a name': 'aside:not([aria-label], [aria-labelledby])',
  'a picture both lazy and urgent': 'img[loading=lazy][fetchpriority=high]',
};

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const tree = parser.parse(html);
  const found = Object.entries(faultySelectors).filter(
    ([, selector]) => selectAll(selector, tree).length > 0,
  );
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...found.map(([fault, selector]) => `${fault} (${selector})`),
  ];
}
