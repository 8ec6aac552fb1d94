import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parseFrontmatter, readFrontmatter } from './frontmatter.ts';
import { fillMarkdown } from './placeholders.ts';
import { divideIntoSections } from './text-sections.ts';

/** A heading of a page: its anchor, its text and its depth (2 or 3). */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** Compiles one Markdown file to HTML and its list of headings; throws with file, field and fix when it is wrong. */
export function compileMarkdown(input: {
  file: string;
  folder: string;
  slug: string;
  source: string;
}) {
  const vfile = new VFile({ path: input.file, value: input.source });
  const frontmatter = parseFrontmatter(input, readFrontmatter(input, vfile));
  const contents: Heading[] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(() => fillMarkdown)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeExternalLinks, { rel: ['noopener'], target: '_blank' })
    .use(() => (tree: Root) => collectHeadings(tree, contents))
    .use(() => markFigures)
    .use(() => frameTables)
    .use(() => divideIntoSections)
    .use(rehypeStringify)
    .processSync(vfile);
  return { frontmatter, html: String(html), contents };
}

function collectHeadings(tree: Root, contents: Heading[]) {
  visit(tree, 'element', (node) => {
    const depth = headingRank(node);
    const id = node.properties.id;
    if (depth === 1) throw new Error('A page has one h1, its title: start sections with ##');
    if (depth !== undefined && depth <= 3 && typeof id === 'string') {
      contents.push({ id, text: textOf(node), depth });
    }
  });
}

/** Columns of figures stand at the right (`---:` in Markdown); the rows of a table with figures have headers. */
function markFigures(tree: Root) {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    let figures = false;
    visit(table, 'element', (cell) => {
      if (cell.tagName === 'th') cell.properties.scope = 'col';
      if (cell.properties.align !== 'right') return;
      figures = true;
      delete cell.properties.align;
      cell.properties.className = ['figure'];
    });
    if (figures) visit(table, 'element', nameRow);
  });
}

function nameRow(row: Element) {
  const first = row.children.find((child) => child.type === 'element');
  if (row.tagName !== 'tr' || first?.tagName !== 'td') return;
  first.tagName = 'th';
  first.properties.scope = 'row';
}

/** Wide tables scroll in a frame of their own, reachable by keyboard, instead of moving the page sideways. */
function frameTables(tree: Root) {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
    if (parent.type === 'element' && parent.tagName === 'section') return;
    const frame: Element = {
      type: 'element',
      tagName: 'section',
      properties: { className: ['table-frame'], ariaLabel: tableName(node), tabIndex: 0 },
      children: [node],
    };
    parent.children[index] = frame;
  });
}

/** A table's name for assistive technology, by its columns: a page may hold several. */
function tableName(table: Element): string {
  const columns: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th' && cell.properties.scope === 'col') columns.push(textOf(cell));
  });
  return `Table: ${columns.filter(Boolean).join(', ')}`;
}
