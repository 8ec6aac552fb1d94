import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What the tests want to know of a page's HTML, as it was sent. */
export type SiteDocument = ReturnType<typeof readDocument>;

const parser = unified().use(rehypeParse);

/** Reads a page's HTML. */
export function readDocument(html: string) {
  const tree = parser.parse(html);
  const texts = (selector: string) => selectAll(selector, tree).map(textOf);
  const values = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => String(properties[name] ?? ''));
  return {
    titles: texts('head > title'),
    headings: texts('h1'),
    canonical: values('link[rel=canonical]', 'href')[0] ?? 'none:',
    ids: new Set(values('[id]', 'id')),
    /** Where the links lead and what the page loads, each once. */
    addresses: new Set([...values('a:not([href="#"])', 'href'), ...values('[src]', 'src')]),
    /** The texts of the JSON-LD blocks. */
    data: texts('script[type="application/ld+json"]'),
    /** The content of a `meta` by its name or property; '' where there is none. */
    meta: (name: string) =>
      values(`meta[name="${name}"], meta[property="${name}"]`, 'content')[0] ?? '',
  };
}
