import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { rehype } from 'rehype';
import rehypeSlug from 'rehype-slug';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import * as v from 'valibot';
import { contactTable } from '../../app/content/contact-fields.ts';
import { fillFacts } from '../../app/content/fill-facts.ts';
import { newTab } from '../../app/content/link-words.ts';
import { HrefSchema } from '../../app/content/schemas/primitives.ts';
import { drawBudget, drawRisks, goals } from './draw-tables.ts';
import { tieNotes } from './tie-notes.ts';

/** The HTML of a Markdown text, and its headings. Throws with the fix for what cannot be read. */
export function compileMarkdown(text: string) {
  const compiler = remark()
    .use(remarkGfm)
    .use(remarkRehype, { handlers: { html: refuseHtml } })
    .use(() => fillWords)
    .use(() => refuseAddresses)
    .use(() => tieNotes)
    .use(rehypeSlug)
    .use(() => markOtherSites)
    .use(() => markTables)
    .use(() => reachElements)
    .use(() => divideIntoSections);
  const source = compiler.parse(text.replace(/^\{contactTable\}$/m, contactTable));
  const tree = compiler.runSync(source);
  if (!textOf(tree).trim()) throw new Error('the text: write it below the fields');
  return { html: rehype().stringify(tree), contents: headingsOf(tree) };
}

/** Fills in words in braces. This comes after parsing, so that a name is never read as markup. */
function fillWords(tree: Root): void {
  for (const { children } of [tree, ...selectAll('*', tree)]) {
    for (const child of children) if (child.type === 'text') child.value = fillFacts(child.value);
  }
  for (const { properties } of selectAll('a[href]', tree)) {
    properties.href = fillFacts(String(properties.href).replaceAll(/%7B(\w+)%7D/g, '{$1}'));
  }
}

function refuseHtml(_: unknown, { value }: { value: string }): never {
  throw new Error(`the text: “${value}”: browsers would not show it; take the HTML out`);
}

/** The rule for addresses in data holds in texts too. Browsers show only this site's own pictures. */
function refuseAddresses(tree: Root): void {
  for (const link of selectAll('a[href]', tree)) {
    const href = String(link.properties.href);
    const [issue] = v.safeParse(HrefSchema, href).issues ?? [];
    if (issue) throw new Error(`the text: link “${textOf(link)}” to ${href}: ${issue.message}`);
  }
  for (const { children } of selectAll(':not(code)', tree)) {
    const left = children.find((child) => child.type === 'text' && /\][[(]/.test(child.value));
    if (left) throw new Error(`the text: “${textOf(left)}”: write a link as [words](/address)`);
  }
  for (const { properties } of selectAll('img', tree)) {
    // Photographs are published in their frames alone.
    if (!/^\/images\/(?!photos\/)/.test(String(properties.src)))
      throw new Error(
        `the text: picture ${properties.src}: name one of public/images as /images/…`,
      );
  }
}

function markOtherSites(tree: Root): void {
  for (const { properties, children } of selectAll('a[href^="http"]', tree)) {
    Object.assign(properties, { rel: ['noopener'], target: '_blank' });
    children.push(h('span.visually-hidden', ` ${newTab}`));
  }
}

/** A long line of code scrolls in itself, also by key, and a box has a name. */
function reachElements(tree: Root): void {
  for (const { properties } of selectAll('pre', tree)) properties.tabIndex = 0;
  for (const { properties } of selectAll('input', tree))
    properties.ariaLabel = properties.checked ? 'Done' : 'To do';
}

function headingsOf(tree: Root) {
  if (select('h1', tree))
    throw new Error('the text: a page has one h1, its title; start sections with ##');
  return selectAll('h2', tree).map((heading) => ({
    id: String(heading.properties.id),
    text: textOf(heading),
  }));
}

/** Names a table by the heading above it, and a second table there by its columns. */
function markTables(tree: Root) {
  let heading: string | undefined;
  for (const element of selectAll('h2, h3, table', tree)) {
    if (element.tagName !== 'table') {
      heading = textOf(element);
      continue;
    }
    const columns = selectAll('th', element).map(textOf).filter(Boolean).join(', ');
    markTable(element, heading ?? `Table: ${columns}`);
    heading = undefined;
  }
}

/** Tables of this many columns, or with three columns of words, become cards on phones. */
const fewestCardColumns = 4;

/** An amount or a share, such as −1,600, $500 or 5%. */
const figure = /^[−-]?\$?\d[\d,.]*%?$/;

/** Where a date or a time does not break. */
const joint =
  /(?<=day,|Jan\w+|Feb\w+|March|April|May|June|July|Aug\w+|\w+ber) (?=\d)|(?<=\d,?) (?=20\d\d|[ap]\.m\.)/g;

/** What a form leaves open. */
const blank = /^\[to fill in\]$/;

/** Names rows by their first cell and puts columns of figures at the right. */
function markTable(table: Element, name: string) {
  const heads = selectAll('th', table);
  const rows = selectAll('tbody tr', table).map((row) => selectAll('td', row));
  const columns = heads.map((head, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const filled = cells.map((cell) => textOf(cell)).filter(Boolean);
    const isFigures = index > 0 && filled.length > 0 && filled.every((text) => figure.test(text));
    return { name: textOf(head), head, cells, isFigures };
  });
  const words = columns.filter(({ isFigures }) => !isFigures);
  const isDrawn = columns.some((column) => goals.includes(column.name));
  const asCards = columns.length >= fewestCardColumns || words.length > 2 || isDrawn;
  if (asCards) table.properties.className = ['as-cards'];
  for (const { name: label, head, cells, isFigures } of columns) {
    head.properties.scope = 'col';
    for (const { properties } of isFigures ? [head, ...cells] : [])
      properties.className = ['figure'];
    for (const { properties } of asCards ? cells : []) properties.dataLabel = label;
    for (const part of [head, ...cells].flatMap(({ children }) => children))
      if (part.type === 'text') part.value = part.value.replaceAll(joint, '\u00a0');
    for (const cell of cells.filter((each) => blank.test(textOf(each)))) {
      cell.properties.className = ['blank'];
      cell.children = [h('span.visually-hidden', 'to fill in')];
    }
  }
  for (const row of selectAll('tbody tr', table)) markRow(row);
  const risks = drawRisks(columns);
  drawBudget(table, columns);
  table.children.unshift(h('caption.visually-hidden', name));
  const frame = h('section.table-frame', { ariaLabel: name, tabIndex: 0 }, { ...table });
  Object.assign(table, risks ? h('div', [risks, frame]) : frame);
}

/** The first cell names the row; alone in it, it heads the rows below. */
function markRow(row: Element) {
  const [first, ...others] = selectAll('td', row);
  if (!first) return;
  first.tagName = 'th';
  first.properties.scope = 'row';
  first.properties.dataLabel = undefined;
  if (others.length === 0 || others.some(({ children }) => children.length > 0)) return;
  first.properties.colSpan = others.length + 1;
  row.properties.className = ['heads'];
  row.children = [first];
}

/** Puts each h2 and what follows it, up to a rule, into a section, which search finds by its heading. */
function divideIntoSections(tree: Root) {
  const blocks: Root['children'] = [];
  let section: Element | undefined;
  for (const child of tree.children) {
    const tag = child.type === 'element' && child.tagName;
    if (tag === 'hr') section = undefined;
    if (tag === 'h2') {
      section = h('section.chapter');
      blocks.push(section);
    }
    if (section && child.type !== 'doctype') section.children.push(child);
    else blocks.push(child);
  }
  tree.children = blocks;
}
