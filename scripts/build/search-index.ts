import type { Element, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import MiniSearch from 'minisearch';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { careers } from '../../app/content/careers.ts';
import { contact } from '../../app/content/contact.ts';
import { estimatePage } from '../../app/content/estimate-page.ts';
import { sectionOf } from '../../app/content/markdown-sections.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import {
  excerptOf,
  indexOptions,
  type Kind,
  type SearchDocument,
} from '../../app/search/documents.ts';
import { textsOf } from '../content/source.ts';
import type { BuiltPage } from './static-headers.ts';

const parser = unified().use(rehypeParse);

/**
 * The search index as JSON: the prerendered pages whole, the sections of long texts and each question, and what the
 * Worker renders from its content.
 */
export function searchIndex(built: readonly BuiltPage[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  for (const { path, html } of built) index.addAll(documentsOf(path, parser.parse(html)));
  index.addAll(renderedPages.map(documentOf));
  return JSON.stringify(index);
}

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

/** What is found: a whole page, unless it says otherwise. */
function documentOf(
  found: Pick<SearchDocument, 'id' | 'title' | 'text'> & Partial<SearchDocument>,
): SearchDocument {
  return {
    kind: kindOf(found.id),
    page: '',
    label: labels.get(found.id) ?? '',
    excerpt: excerptOf(found.text),
    ...found,
  };
}

function documentsOf(path: string, tree: Root): SearchDocument[] {
  const main = select('main', tree);
  if (!main) return [];
  const [title = ''] = textOf(select('title', tree) ?? main).split(` | ${organization.name}`);
  const excerpt = String(select('meta[name=description]', tree)?.properties.content ?? '');
  const whole = documentOf({ id: path, title, excerpt, text: wordsOf(main) });
  return [whole, ...partsOf(main, whole)];
}

/** The questions of the FAQ and the sections of a long text, each under its own address. */
function partsOf(main: Element, page: SearchDocument): SearchDocument[] {
  return selectAll('details, .prose section.chapter', main).flatMap((part) => {
    const heading = select('summary, h2', part);
    const anchor = select('[id]', part)?.properties.id;
    if (!heading || !anchor) return [];
    const title = textOf(heading).trim();
    return documentOf({
      id: `${page.id}#${anchor}`,
      kind: part.tagName === 'details' ? 'Question' : page.kind,
      title,
      page: page.title,
      text: wordsOf(part).replace(title, '').trim(),
    });
  });
}

/** The pages that are rendered for each visit have no file: their words stand in their content. So do the forms'. */
const renderedPages = [
  ...Object.entries({
    '/contact': contact,
    '/careers': careers,
    '/pricing/estimate': estimatePage,
  }).map(([id, content]) => ({
    id,
    title: content.meta.title,
    excerpt: content.meta.description,
    text: sentencesIn(content),
  })),
  {
    id: '/#newsletter',
    title: newsletter.heading,
    page: labels.get('/') ?? '',
    label: 'Newsletter signup',
    excerpt: newsletter.text,
    text: '',
  },
];

function sentencesIn(content: unknown): string {
  const texts = textsOf(content).map(({ text }) => text);
  return texts.filter((text) => text.includes(' ')).join(' ');
}

function kindOf(path: string): Kind {
  const isPolicy = pages.some((page) => page.path === path && page.module === 'legal');
  return sectionOf(path)?.kind ?? (isPolicy ? 'Policy' : 'Page');
}

/** What surrounds a page's words: the way to it, its contents, its forms. */
const surroundings = 'script, style, noscript, nav, form, button, .no-print';

/** An element's words with blanks between its elements, without what surrounds them. */
function wordsOf(element: Element): string {
  const words: string[] = [];
  visit(element, (node) => {
    if (node.type === 'element' && matches(surroundings, node)) return SKIP;
    if (node.type === 'text') words.push(node.value.trim());
    return undefined;
  });
  return words.filter(Boolean).join(' ');
}
