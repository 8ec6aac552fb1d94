import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Heading } from '../../app/content/markdown.ts';
import { readFrontmatter } from './frontmatter.ts';
import { fillMarkdown } from './placeholders.ts';
import { divideIntoSections } from './text-sections.ts';

/** Compiles a Markdown file to HTML and its list of headings; throws with how to fix what cannot be read. */
export function compileMarkdown(source: string) {
  const { frontmatter, text } = readFrontmatter(source);
  const contents: Heading[] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => fillMarkdown)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeExternalLinks, { rel: ['noopener'], target: '_blank' })
    .use(() => (tree: Root) => void contents.push(...headingsOf(tree)))
    .use(() => markTables)
    .use(() => divideIntoSections)
    .use(rehypeStringify)
    .processSync(text);
  return { frontmatter, html: String(html), contents };
}

function headingsOf(tree: Root): Heading[] {
  if (select('h1', tree))
    throw new Error('the text: a page has one h1, its title; start sections with ##');
  return selectAll('h2, h3', tree).map((heading) => ({
    id: String(heading.properties.id),
    text: textOf(heading),
    depth: heading.tagName === 'h2' ? 2 : 3,
  }));
}

/**
 * Columns of figures stand at the right (`---:` in Markdown); the rows of a table with figures have headers. Wide tables
 * scroll in a frame of their own, reachable by keyboard and named by their columns, instead of moving the page sideways.
 */
function markTables(tree: Root) {
  for (const table of selectAll('table', tree)) {
    const columns = selectAll('th', table);
    const figures = selectAll('[align=right]', table);
    const names = figures.length > 0 ? selectAll('td:first-child', table) : [];
    for (const { properties } of columns) properties.scope = 'col';
    for (const { properties } of figures) {
      delete properties.align;
      properties.className = ['figure'];
    }
    for (const cell of names) {
      cell.tagName = 'th';
      cell.properties.scope = 'row';
    }
    const ariaLabel = `Table: ${columns.map(textOf).filter(Boolean).join(', ')}`;
    Object.assign(table, h('section.table-frame', { ariaLabel, tabIndex: 0 }, { ...table }));
  }
}
