import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import MiniSearch from 'minisearch';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { type Kind, type SearchDocument, searchOptions } from '../../app/search/documents.ts';

const parser = unified().use(rehypeParse);

/** The search index over the prerendered pages, as JSON: whole pages, sections of long texts, and each question. */
export function searchIndex(pages: readonly { path: string; html: string }[]): string {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  for (const { path, html } of pages) index.addAll(documentsOf(path, parser.parse(html)));
  return JSON.stringify(index);
}

function documentsOf(path: string, tree: Root): SearchDocument[] {
  const main = first(tree, 'main');
  const heading = main && first(main, 'h1');
  if (!main || !heading) return [];
  const title = textOf(heading).trim();
  const whole = {
    id: path,
    kind: kindOf(path),
    title,
    page: '',
    text: `${description(tree)} ${words(main)}`,
  };
  return [whole, ...questions(path, title, main), ...sections(path, title, main)];
}

function kindOf(path: string): Kind {
  if (path.startsWith('/resources/blog/')) return 'Article';
  if (path.startsWith('/resources/impact-stories/')) return 'Story';
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
    found.push({
      id: `${path}#${id}`,
      kind: 'Question',
      title: textOf(summary).trim(),
      page,
      text,
    });
    return SKIP;
  });
  return found;
}

/** The sections of a long text, each under its heading's address. */
function sections(path: string, page: string, main: Element): SearchDocument[] {
  const found: SearchDocument[] = [];
  visit(main, 'element', (node) => {
    if (!hasClass(node, 'chapter')) return;
    const heading = first(node, 'h2');
    if (typeof heading?.properties.id !== 'string') return SKIP;
    const title = textOf(heading).trim();
    found.push({
      id: `${path}#${heading.properties.id}`,
      kind: kindOf(path),
      title,
      page,
      text: words(node).replace(title, '').trim(),
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

/** A node's words with blanks between its elements; scripts have none. */
function words(node: Element): string {
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'element' && ['script', 'style', 'noscript'].includes(child.tagName))
      return SKIP;
    if (child.type === 'text') parts.push(child.value.trim());
    return undefined;
  });
  return parts.filter(Boolean).join(' ');
}

function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
