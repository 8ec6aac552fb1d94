import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What the tests want to know of a page's HTML, as it was sent. */
export interface SiteDocument {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** The content of each `meta`, by its name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** The href of each `link`, by its rel; several of one rel in their order. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Where the page's `a` elements lead, each once. */
  readonly anchors: ReadonlySet<string>;
  /** What the `a` elements say that are placeholders: their href is "#". */
  readonly placeholders: readonly string[];
  /** The sources of pictures, scripts and style sheets, each once. */
  readonly files: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** The texts of the JSON-LD blocks. */
  readonly data: readonly string[];
}

const parser = unified().use(rehypeParse);

/** Reads a page's HTML. */
export function readDocument(html: string): SiteDocument {
  const found = {
    titles: [] as string[],
    headings: [] as string[],
    meta: new Map<string, string>(),
    links: new Map<string, string[]>(),
    anchors: new Set<string>(),
    placeholders: [] as string[],
    files: new Set<string>(),
    ids: new Set<string>(),
    data: [] as string[],
  };
  visit(parser.parse(html), 'element', (element: Element, _index, parent) => {
    const { tagName } = element;
    const value = (name: string) => attribute(element, name);
    const id = value('id');
    if (id) found.ids.add(id);
    const inHead = parent?.type === 'element' && parent.tagName === 'head';
    if (tagName === 'title' && inHead) found.titles.push(textOf(element));
    if (tagName === 'h1') found.headings.push(textOf(element));
    if (tagName === 'meta')
      found.meta.set(value('name') ?? value('property') ?? '', value('content') ?? '');
    if (tagName === 'link') {
      const rel = value('rel') ?? '';
      found.links.set(rel, [...(found.links.get(rel) ?? []), value('href') ?? '']);
    }
    if (tagName === 'a' && value('href') === '#')
      found.placeholders.push(value('ariaLabel') ?? textOf(element));
    else if (tagName === 'a') found.anchors.add(value('href') ?? '');
    const source = value('src');
    if (source !== undefined) found.files.add(source);
    if (tagName === 'script' && value('type') === 'application/ld+json') {
      found.data.push(textOf(element));
    }
  });
  return found;
}

function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
