import type { Element, RootContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { careers } from '../content/careers.ts';
import { contact } from '../content/contact.ts';
import { estimatePage } from '../content/estimate.server.ts';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { pageById } from '../pages.ts';
import { newDocument, type SearchDocument } from './documents.ts';

const parser = unified().use(rehypeParse);

/** What can be found on a prerendered page: the whole of it, each question and each section of a long text. */
export function pageDocuments(path: string, html: string): SearchDocument[] {
  const tree = parser.parse(html);
  const main = select('main', tree);
  if (!main) return [];
  const title = textOf(select('h1', main) ?? main).trim();
  const [label = ''] = textOf(select('title', tree) ?? main).split(` | ${organization.name}`);
  const excerpt = String(select('meta[name=description]', tree)?.properties.content ?? '');
  const whole = newDocument({ id: path, title, label, excerpt, text: wordsOf(main) });
  return [whole, ...partsOf(main, whole)];
}

function partsOf(main: Element, page: SearchDocument): SearchDocument[] {
  return selectAll('details, .prose section.chapter', main).flatMap((part) => {
    const heading = select('summary, h2', part);
    const anchor = select('[id]', part)?.properties.id;
    if (!heading || !anchor) return [];
    const title = textOf(heading).trim();
    const text = wordsOf(part).replace(title, '').trim();
    return newDocument({
      id: `${page.id}#${anchor}`,
      kind: part.tagName === 'details' ? 'Question' : page.kind,
      title,
      page: page.title,
      text,
      // A section that is nothing but a table.
      ...(text === '' && { excerpt: page.excerpt }),
    });
  });
}

/** What is no part of a page's sentences: navigation, forms, tables of figures, what is still to come. */
const surroundings =
  'script, style, noscript, nav, form, button, table, .no-print, .visually-hidden, [data-nosnippet]';

/** Parts of a sentence, beside which no space is added. */
const inline = 'a, abbr, b, code, em, i, mark, strong, time, span:not(.block)';

const wordsOf = (element: Element) => wordsIn(element).replaceAll(/\s+/g, ' ').trim();

function wordsIn(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || matches(surroundings, node)) return '';
  const words = node.children.map(wordsIn).join('');
  return matches(inline, node) ? words : ` ${words} `;
}

/** The pages that are rendered for each visit have no file: their words stand in their content. So do the newsletter's. */
export const edgeDocuments = [
  ...Object.entries({
    '/contact': contact,
    '/careers': careers,
    '/pricing/estimate': estimatePage,
  }).map(([id, content]) =>
    newDocument({
      id,
      title: content.header.title,
      label: content.meta.title,
      excerpt: content.meta.description,
      text: sentencesIn(content).join(' '),
    }),
  ),
  newDocument({
    id: '/#newsletter',
    title: newsletter.heading,
    page: pageById('home').label,
    label: 'Newsletter signup',
    excerpt: newsletter.text,
    text: '',
  }),
];

/** A content's texts of more than one word: the others are ids, addresses and names of icons. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  return Object.values(content ?? {}).flatMap(sentencesIn);
}
