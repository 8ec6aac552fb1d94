import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import * as v from 'valibot';
import { beginningOf } from '../content/beginning-of.ts';
import { sectionOf } from '../content/markdown-sections.ts';
import { askedQuestions } from '../content/search-words.ts';
import { pages } from '../pages.ts';

/** What a visitor can find, as results name it. */
export const KindSchema = v.picklist([
  'Page',
  'Article',
  'Story',
  'Sample',
  'Question',
  'Policy',
  'Position',
]);

type Kind = v.InferOutput<typeof KindSchema>;

/** One thing that can be found: a page, a section of a long one, a question or a job. */
export interface SearchDocument {
  /** Its address, with the anchor where it is a part of a page. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The page that it is a part of; '' for whole pages. */
  readonly page: string;
  /** What a whole page is called by search engines; '' for its parts. */
  readonly label: string;
  readonly asked: string;
  readonly excerpt: string;
  readonly text: string;
}

/** How an index is made; the build, which writes it, and the Worker, which reads it, must agree on it. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'page', 'label', 'asked', 'excerpt', 'text'],
  storeFields: ['kind', 'title', 'page', 'excerpt'],
  processTerm: termsOf,
};

/** The most characters of a text that a result shows. */
export const excerptLength = 170;

/** The file of the built index, a static asset. */
export const searchIndexPath = '/search-index.json';

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

/** What is found: a whole page, unless it says otherwise. A page of the list is called what menus call it. */
export function newDocument(
  found: Pick<SearchDocument, 'id' | 'title' | 'text'> & Partial<SearchDocument>,
): SearchDocument {
  return {
    kind: kindOf(found.id),
    page: '',
    label: '',
    asked: askedQuestions[found.id]?.join(' ') ?? '',
    excerpt: beginningOf(found.text, excerptLength),
    ...found,
    title: labels.get(found.id) ?? found.title,
  };
}

function kindOf(path: string): Kind {
  const isPolicy = pages.some((page) => page.path === path && page.module === 'legal');
  return sectionOf(path)?.kind ?? (isPolicy ? 'Policy' : 'Page');
}

/** A word as it is compared: small letters without accents, straight apostrophes, no possessive. */
export function normalize(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/'s?$/, '');
}

/** A word without its ending (Porter's rules): plurals and the forms of a verb are found by one another. */
export const stem = (word: string): string => stemmer(normalize(word));

/** Under which terms a word stands in the index: its stem and, for who is still typing, the word itself. */
function termsOf(word: string): string[] {
  return [...new Set([stem(word), normalize(word)])].filter(Boolean);
}
