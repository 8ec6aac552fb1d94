import type { Element, ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { rehype } from 'rehype';
import rehypeSlug from 'rehype-slug';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import * as v from 'valibot';
import { columns, fieldOf } from '../../app/content/contact-fields.ts';
import { fillFacts } from '../../app/content/fill-facts.ts';
import { newTab } from '../../app/content/link-words.ts';
import type { ExcerptPlace } from '../../app/content/schemas/page.ts';
import { HrefSchema } from '../../app/content/schemas/primitives.ts';
import { markTables } from './tables.ts';

/** What the contact form asks for. */
const contactTable = [
  '| What you fill in | Required | What we use it for |',
  '| --- | --- | --- |',
  ...columns.map((column) => {
    const { label, missing, use } = fieldOf(column);
    return `| ${label} | ${missing === undefined ? 'No' : 'Yes'} | ${use} |`;
  }),
].join('\n');

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

/** Where a date or a time does not break. */
const joint =
  /(?<=day,|Jan\w+|Feb\w+|March|April|May|June|July|Aug\w+|\w+ber) (?=\d)|(?<=\d,?) (?=20\d\d|[ap]\.m\.)/g;

/** Fills in words in braces. This comes after parsing, so that a name is never read as markup. */
function fillWords(tree: Root): void {
  for (const { children } of [tree, ...selectAll('*', tree)]) {
    for (const child of children)
      if (child.type === 'text') child.value = fillFacts(child.value).replaceAll(joint, '\u00a0');
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

const isReference = (node: ElementContent) => select('[data-footnote-ref]', node) !== undefined;

/**
 * Ties a footnote to the phrase it speaks of: `_the phrase_[^name]` marks the phrase, and the note, which begins with its
 * heading (`[^name]: **Why.** …`), stands in the margin of the sheet or opens below the paragraph. Throws with the fix.
 */
function tieNotes(tree: Root): void {
  const list = select('[data-footnotes]', tree);
  if (!list) return;
  const notes = new Map(selectAll('li', list).map((note) => [`#${note.properties.id}`, note]));
  tree.children = tree.children.filter((child) => child !== list);
  for (const holder of selectAll('p, li', tree)) {
    const place = holder.children.findIndex(isReference);
    const [phrase, reference] = holder.children.slice(place - 1, place + 1);
    if (place < 0 || reference?.type !== 'element') continue;
    const note = notes.get(String(select('a', reference)?.properties.href));
    const words = note && select('p', note);
    const heading = words && select('strong', words);
    if (!heading || phrase?.type !== 'element' || phrase.tagName !== 'em')
      throw new Error(
        'the text: write a note as _the phrase_[^name], and below it [^name]: **Its heading.** The note.',
      );
    phrase.tagName = 'mark';
    holder.children.splice(place, 1);
    words.children = words.children.filter((child) => !matches('[data-footnote-backref]', child));
    const noted = h('div.noted', [
      ...(holder.tagName === 'li' ? holder.children : [{ ...holder }]),
      h('details.note', [h('summary', [...heading.children]), words]),
    ]);
    if (holder.tagName === 'li') holder.children = [noted];
    else Object.assign(holder, noted);
  }
  if (select('[data-footnote-ref]', tree))
    throw new Error('the text: one note for each paragraph or line of a list, and none in a table');
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

interface Document {
  readonly title: string;
  readonly content: string;
  readonly _meta: { readonly path: string };
}

/** The sheets of a sample document: a rule begins one. */
export const pagesOf = (html: string) => html.split('<hr>');

/** A section of a sample document, up to the end of its sheet. Throws with the fix when there is none. */
export function partOf(
  { sample, section }: ExcerptPlace,
  file: string,
  documents: readonly Document[],
) {
  const found = documents.find(({ _meta }) => _meta.path === sample);
  const part = found?.content.split(/^## /m).find((each) => each.startsWith(`${section}\n`));
  if (!found || !part)
    throw new Error(`${file}: app/content/samples/${sample}.md has no section “${section}”`);
  const [html = ''] = pagesOf(compileMarkdown(part.slice(section.length)).html);
  return {
    title: found.title,
    path: `/resources/samples/${sample}`,
    html: html.replaceAll('<details class="note">', '<details class="note" open>'),
  };
}

/** The first phrase of an excerpt that has a note, with its paragraph. Throws with the fix when there is none. */
export function notedIn(html: string, file: string) {
  const [, paragraph, note] =
    /<div class="noted"><p>(.*?)<\/p><details.*?<p>(.*?)<\/p>/s.exec(html) ?? [];
  if (paragraph && note) return { paragraph, note };
  throw new Error(`${file}: work: choose a section that has a note`);
}
