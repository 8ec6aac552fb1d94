import type { Options } from 'minisearch';

/** What a visitor can find. */
export type Kind = 'Page' | 'Article' | 'Story' | 'Sample' | 'Question' | 'Policy' | 'Position';

/** One thing that can be found: a page, a section of a long one, a question or a job. */
export interface SearchDocument {
  /** Its address, with the anchor where it is a part of a page. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The page that it is a part of; '' for whole pages. */
  readonly page: string;
  /** The words that are searched and from which the excerpt is cut. */
  readonly text: string;
}

/** How the index is made and asked; the build and the Worker must agree on it. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['kind', 'title', 'page', 'excerpt'],
  extractField: (document, field) =>
    field === 'excerpt'
      ? excerpt(document.text)
      : String(Object.entries(document).find(([name]) => name === field)?.[1] ?? ''),
  // Texts use typographic apostrophes, keyboards do not.
  processTerm: (term) =>
    term.toLowerCase().replaceAll('’', "'").normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, page: 1.5 },
    combineWith: 'AND',
  },
};

/** The file of the built index, a static asset. */
export const searchIndexPath = '/search-index.json';

const excerptLength = 170;

function excerpt(text: string): string {
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`;
}
