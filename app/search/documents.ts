import * as v from 'valibot';
import { searchWords } from '#content';
import { type Page, pages, sectionOf } from '../content/pages.ts';
import { beginningOf } from '../text/beginning-of.ts';
import { fold } from '../text/fold-text.ts';

/** The kinds of documents. A page answers more visitors than a passage of a policy. */
export const kinds = {
  Page: 1.6,
  Question: 1.3,
  Position: 1.3,
  'Blog post': 1,
  Sample: 1,
  Policy: 0.8,
  'Example story': 0.7,
} as const;

const KindSchema = v.custom<keyof typeof kinds>((kind) => Object.hasOwn(kinds, String(kind)));

/** How much a word counts in each part of a document. */
export const weights = { title: 4, page: 1.5, label: 2, asked: 5, excerpt: 2, text: 1 } as const;

type Part = keyof typeof weights;

export const parts: readonly Part[] = ['title', 'page', 'label', 'asked', 'excerpt', 'text'];

const DocumentSchema = v.object({
  /** The address, with the anchor of a section. */
  id: v.string(),
  kind: KindSchema,
  title: v.string(),
  /** The title of the page that a section belongs to; '' for pages. */
  page: v.string(),
  excerpt: v.string(),
  /** The different words of each part, folded and with a blank around each; a line for a part. */
  words: v.string(),
});

/** A page, a section of a long one, a question or a job. */
export type SearchDocument = v.InferOutput<typeof DocumentSchema>;

/** What the build writes and the Worker reads: the documents, and each of their words once. */
export const SearchFileSchema = v.object({
  documents: v.array(DocumentSchema),
  words: v.string(),
});

export const searchFile = '/search.json';

const excerptLength = 170;

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

/** `label` is a page's title for search engines. */
export function newDocument(
  found: Pick<SearchDocument, 'id' | 'title'> & { text: string; label?: string } & Partial<
      Pick<SearchDocument, 'kind' | 'page' | 'excerpt'>
    >,
): SearchDocument {
  const { id, kind = kindOf(id), page = '', text, label = '' } = found;
  const { excerpt = beginningOf(text, excerptLength) } = found;
  const title = labels.get(id) ?? found.title;
  const asked = askedOf(id, kind);
  const all: Readonly<Record<Part, string>> = { title, page, label, asked, excerpt, text };
  const lines = parts.map((part) => ` ${[...new Set(wordsOf(all[part]))].join(' ')} `);
  return { id, kind, title, page, excerpt, words: lines.join('\n') };
}

function askedOf(id: string, kind: string): string {
  const found = searchWords.asked.filter(({ page }) => page === id || page === kind);
  return found.map(({ questions }) => questions).join(' ');
}

function kindOf(path: string): SearchDocument['kind'] {
  const isPolicy = pages.some((page: Page) => page.path === path && page.isLegal);
  return sectionOf(path)?.kind ?? (isPolicy ? 'Policy' : 'Page');
}

/** The folded words of a text, without possessive endings. */
export function wordsOf(text: string): string[] {
  const words = fold(text).replaceAll(/'s?(?![\p{L}\p{N}])/gu, '');
  return words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
