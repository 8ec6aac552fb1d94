import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import MiniSearch from 'minisearch';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { careers } from '../../app/content/careers.ts';
import { contact } from '../../app/content/contact.ts';
import { estimate } from '../../app/content/estimate.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import {
  beginningOf,
  indexOptions,
  type Kind,
  type SearchDocument,
} from '../../app/search/documents.ts';
import { textsOf } from '../content/source.ts';

const parser = unified().use(rehypeParse);

/** A page as it was built: its address and its HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/**
 * The search index as JSON: the prerendered pages whole, the sections of long texts and each question, and what the
 * Worker renders from its content.
 */
export function searchIndex(built: readonly BuiltPage[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  for (const { path, html } of built) index.addAll(documentsOf(path, parser.parse(html)));
  index.addAll(renderedPages());
  return JSON.stringify(index);
}

function documentsOf(path: string, tree: Root): SearchDocument[] {
  const main = first(tree, 'main');
  const name = first(tree, 'title');
  if (!main || !name) return [];
  const title = textOf(name).split(` | ${organization.name}`)[0]?.trim() ?? '';
  const whole = {
    id: path,
    kind: kindOf(path),
    title,
    page: '',
    label: labels.get(path) ?? '',
    excerpt: description(tree),
    text: words(main),
  };
  return [whole, ...questions(path, title, main), ...sections(path, title, main)];
}

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

/** The pages that are rendered for each visit have no file: their words stand in their content. So do the forms'. */
function renderedPages(): SearchDocument[] {
  const contents = { '/contact': contact, '/careers': careers, '/pricing/estimate': estimate };
  const documents = Object.entries(contents).map(([id, content]) => ({
    id,
    kind: 'Page' as const,
    title: content.meta.title,
    page: '',
    label: labels.get(id) ?? '',
    excerpt: content.meta.description,
    text: textsOf(content)
      .map(({ text }) => text)
      .filter((text) => text.includes(' '))
      .join(' '),
  }));
  const signup = {
    id: '/#newsletter',
    kind: 'Page' as const,
    title: newsletter.heading,
    page: labels.get('/') ?? '',
    label: 'Newsletter signup',
    excerpt: newsletter.text,
    text: '',
  };
  return [...documents, signup];
}

function kindOf(path: string): Kind {
  if (path.startsWith('/resources/blog/')) return 'Article';
  if (path.startsWith('/resources/impact-stories/')) return 'Story';
  if (path.startsWith('/resources/samples/')) return 'Sample';
  if (/^\/(privacy-policy|terms-conditions|sms-policy|accessibility)$/.test(path)) return 'Policy';
  return 'Page';
}

/** Each question of the FAQ, under its own address. */
function questions(path: string, page: string, main: Element): SearchDocument[] {
  const found: SearchDocument[] = [];
  visit(main, 'element', (node) => {
    if (node.tagName !== 'details') return;
    const summary = first(node, 'summary');
    const id = anchorIn(node);
    if (!summary || !id) return SKIP;
    const text = words(node).replace(textOf(summary), '').trim();
    const title = textOf(summary).trim();
    found.push({
      id: `${path}#${id}`,
      kind: 'Question',
      title,
      page,
      label: '',
      excerpt: beginningOf(text),
      text,
    });
    return SKIP;
  });
  return found;
}

/** The sections of a long text, each under its heading's address. */
function sections(path: string, page: string, main: Element): SearchDocument[] {
  const found: SearchDocument[] = [];
  const prose = find(main, (node) => hasClass(node, 'prose'));
  if (!prose) return found;
  visit(prose, 'element', (node) => {
    if (node.tagName !== 'section' || hasClass(node, 'table-frame')) return undefined;
    const heading = first(node, 'h2');
    if (typeof heading?.properties.id !== 'string') return SKIP;
    const title = textOf(heading).trim();
    const text = words(node).replace(title, '').trim();
    found.push({
      id: `${path}#${heading.properties.id}`,
      kind: kindOf(path),
      title,
      page,
      label: '',
      excerpt: beginningOf(text),
      text,
    });
    return SKIP;
  });
  return found;
}

function first(root: Root | Element, tagName: string): Element | undefined {
  return find(root, (node) => node.tagName === tagName);
}

function find(root: Root | Element, wanted: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (node) => {
    if (!wanted(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

function anchorIn(details: Element): string | undefined {
  const holder = find(details, (node) => typeof node.properties.id === 'string');
  return typeof holder?.properties.id === 'string' ? holder.properties.id : undefined;
}

function description(tree: Root): string {
  const meta = find(
    tree,
    (node) => node.tagName === 'meta' && node.properties.name === 'description',
  );
  return typeof meta?.properties.content === 'string' ? meta.properties.content : '';
}

/** What surrounds a page's words: the way to it, its contents, its forms. */
const surroundings = ['script', 'style', 'noscript', 'nav', 'form', 'button'];

/** A node's words with blanks between its elements, without what surrounds them. */
function words(node: Element): string {
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'element' && isSurrounding(child)) return SKIP;
    if (child.type === 'text') parts.push(child.value.trim());
    return undefined;
  });
  return parts.filter(Boolean).join(' ');
}

function isSurrounding(node: Element): boolean {
  return surroundings.includes(node.tagName) || hasClass(node, 'no-print');
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
