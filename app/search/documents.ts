import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import * as v from 'valibot';
import { searchWords } from '#content';
import { sectionOf } from '../content/markdown-sections.ts';
import { type Page, pages } from '../pages.ts';
import { beginningOf } from '../text/beginning-of.ts';
import { foldText } from '../text/fold-text.ts';

export const KindSchema = v.picklist([
  'Page',
  'Blog post',
  'Example story',
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
  tokenize: wordsOf,
  // The stem, and the word itself for a visitor who is still typing.
  processTerm: (word) => [...new Set([stemmer(word), word])],
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
    asked: askedOf(found),
    excerpt: beginningOf(found.text, excerptLength),
    ...found,
    title: labels.get(found.id) ?? found.title,
  };
}

function askedOf({ id, kind }: Partial<SearchDocument>): string {
  const found = searchWords.asked.filter(({ page }) => page === id || page === kind);
  return found.map(({ questions }) => questions).join(' ');
}

function kindOf(path: string): Kind {
  const isPolicy = pages.some((page: Page) => page.path === path && page.isLegal);
  return sectionOf(path)?.kind ?? (isPolicy ? 'Policy' : 'Page');
}

/** The words of a text as they are compared, without possessive endings. */
export function wordsOf(text: string): string[] {
  const { plain } = foldText(text);
  const words = plain.replaceAll(/'s?(?![\p{L}\p{N}])/gu, '').split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean);
}
