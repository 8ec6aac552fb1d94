import { careers } from '../content/careers.ts';
import { contact } from '../content/contact.ts';
import { estimatePage } from '../content/estimate-page.ts';
import { newsletter } from '../content/newsletter.ts';
import { pageById } from '../pages.ts';
import { newDocument } from './documents.ts';

/** The pages that are rendered for each visit have no file: their words stand in their content. So do the newsletter's. */
export const edgeDocuments = [
  ...Object.entries({
    '/contact': contact,
    '/careers': careers,
    '/pricing/estimate': estimatePage,
  }).map(([id, content]) =>
    newDocument({
      id,
      title: content.meta.title,
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
