import type { Element, RootContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { rehype } from 'rehype';
import { careers } from '#content';
import { contact } from '../../app/content/contact.ts';
import { contactPage } from '../../app/content/contact-page.ts';
import { estimatePage } from '../../app/content/estimate.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { pageById } from '../../app/content/pages.ts';
import { newDocument, type SearchDocument } from '../../app/search/documents.ts';

const parser = rehype();

/** A prerendered page, each of its questions and each section of a long text. */
export function pageDocuments(path: string, html: string): SearchDocument[] {
  const tree = parser.parse(html);
  const main = select('main', tree);
  if (!main) return [];
  const title = textOf(select('h1', main) ?? main).trim();
  const [label = ''] = textOf(select('title', tree) ?? main).split(` | ${organization.name}`);
  const excerpt = String(select('meta[name=description]', tree)?.properties.content ?? '');
  const whole = newDocument({ id: path, title, label, excerpt, text: textIn(main) });
  return [whole, ...partsOf(main, whole)];
}

function partsOf(main: Element, page: SearchDocument): SearchDocument[] {
  return selectAll('details, .prose section.chapter', main).flatMap((part) => {
    const heading = select('summary, h2', part);
    const anchor = select('[id]', part)?.properties.id;
    if (!heading || !anchor) return [];
    const title = textOf(heading).trim();
    const text = textIn(part).replace(title, '').trim();
    return newDocument({
      id: `${page.id}#${anchor}`,
      kind: part.tagName === 'details' ? 'Question' : page.kind,
      title,
      page: page.title,
      text,
      // A section that holds only a table.
      ...(text === '' && { excerpt: page.excerpt }),
    });
  });
}

/** Navigation, forms, tables and what is still to come are not searched. */
const surroundings =
  'script, style, noscript, nav, form, button, table, svg, .sheet-head, .sheet-foot, .sheet-stamp, .no-print, .visually-hidden, [data-nosnippet]';

/** No space is added beside these. */
const inline = 'a, abbr, b, code, em, i, mark, strong, time, span:not(.block)';

const textIn = (element: Element) => rawTextIn(element).replaceAll(/\s+/g, ' ').trim();

function rawTextIn(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || matches(surroundings, node)) return '';
  const words = node.children.map(rawTextIn).join('');
  return matches(inline, node) ? words : ` ${words} `;
}

/** Rendered pages have no file, so their content is searched. */
const rendered = {
  '/contact': { ...contactPage, ...contact },
  '/careers': careers,
  '/pricing/estimate': estimatePage,
};

export const edgeDocuments = [
  ...Object.entries(rendered).map(([id, content]) =>
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

/** Single words are ids, addresses and icons. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  return Object.values(content ?? {}).flatMap(sentencesIn);
}
