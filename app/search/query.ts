import type MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import { searchWords } from '#content';
import { type SearchDocument, wordsOf } from './documents.ts';

/** Words that say nothing alone, and those that mean the same, as stems. */
export const meaningsOf = ({ ignored, alike }: Pick<typeof searchWords, 'ignored' | 'alike'>) => ({
  small: new Set(ignored.flatMap(wordsOf)),
  alike: new Map(
    alike.flatMap((line) => {
      const stems = wordsOf(line).map(stemmer);
      return stems.map((one) => [one, stems] as const);
    }),
  ),
});

export const meanings = meaningsOf(searchWords);

/** Other forms, longer and related words, misspellings. Null when nothing can be searched. */
export function queryFor(
  index: MiniSearch<SearchDocument>,
  typed: string,
  { small, alike }: typeof meanings,
): Query | null {
  const words = wordsOf(typed);
  const telling = words.filter((word) => !small.has(word));
  const terms = new Set((telling.length > 0 ? telling : words).map(stemmer));
  if (terms.size === 0) return null;
  const queries = [...terms].map((term) => anyOf(index, term, alike.get(term)));
  return { ...options, combineWith: 'OR', queries };
}

/** A page answers more visitors than a passage of a policy. */
const weights: Readonly<Record<string, number>> = {
  Page: 1.6,
  Question: 1.3,
  Position: 1.3,
  Story: 0.7,
  Policy: 0.8,
};

const options: SearchOptions = {
  prefix: (term) => term.length > 2,
  boost: { title: 4, label: 2, asked: 5, excerpt: 2, page: 1.5 },
  boostDocument(id, _term, fields) {
    if (id === '/') return 0.5;
    const kind = String(fields?.kind);
    const weight = weights[kind] ?? 1;
    // A page ranks before its sections, except for questions and policies.
    const isSection = String(id).includes('#') && kind !== 'Question' && kind !== 'Policy';
    return isSection ? weight * 0.8 : weight;
  },
  processTerm: (term) => term,
};

const lower = { title: 2, label: 1, asked: 2, excerpt: 1, page: 0.75, text: 0.5 };

function anyOf(
  index: MiniSearch<SearchDocument>,
  term: string,
  alike: readonly string[] = [],
): Query {
  const isKnown = index.search(term, options).length > 0;
  const typed = isKnown ? term : { queries: [term], fuzzy: wrongLetters(term) };
  const others = alike.filter((other) => other !== term);
  if (others.length === 0) return typed;
  const meant = { combineWith: 'OR', queries: others, prefix: false, boost: lower } as const;
  return { combineWith: 'OR', queries: [typed, meant] };
}

function wrongLetters(term: string): number | false {
  if (term.length < 4) return false;
  return term.length > 6 ? 2 : 1;
}
