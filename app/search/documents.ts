import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import * as v from 'valibot';
import { sectionOf } from '../content/markdown-sections.ts';
import { askedQuestions } from '../content/search-words.ts';
import { pages } from '../pages.ts';
import { beginningOf } from '../text/beginning-of.ts';

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

/** A page, a section of a long one, a question or a job. */
export interface SearchDocument {
  /** The address, with the anchor of a section. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The title of the page that a section belongs to; '' for pages. */
  readonly page: string;
  /** A page's title for search engines; '' for sections. */
  readonly label: string;
  readonly asked: string;
  readonly excerpt: string;
  readonly text: string;
}

/** The build writes the index with these options, the Worker reads it with them. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'page', 'label', 'asked', 'excerpt', 'text'],
  storeFields: ['kind', 'title', 'page', 'excerpt'],
  processTerm: termsOf,
};

export const excerptLength = 170;

export const searchIndexPath = '/search-index.json';

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

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

/** Lower case without accents and possessives. */
export function normalize(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/'s?$/, '');
}

export const stem = (word: string): string => stemmer(normalize(word));

/** The stem, and the word itself for a visitor who is still typing. */
function termsOf(word: string): string[] {
  return [...new Set([stem(word), normalize(word)])].filter(Boolean);
}
