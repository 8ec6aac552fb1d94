import { stemmer } from 'stemmer';
import * as v from 'valibot';
import { searchWords } from '#content';
import { type Job, proseOf } from '../careers/job.ts';
import { logMistake } from '../server/log.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { fold } from '../text/fold-text.ts';
import {
  kinds,
  newDocument,
  parts,
  type SearchDocument,
  SearchFileSchema,
  searchFile,
  weights,
  wordsOf,
} from './documents.ts';

/** Every second part of the excerpt is a word that was searched for. */
type Found = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'page'> & {
  readonly excerpt: readonly string[];
};

export type SearchResults = Awaited<ReturnType<typeof searchSite>>;

type SearchFile = v.InferOutput<typeof SearchFileSchema>;

let loaded: SearchFile | undefined;

/** Reads the pages once for each isolate. Until that succeeds only jobs are found, and `complete` is false. */
export async function searchSite(
  typed: string,
  jobs: readonly Job[],
  ctx: Pick<RequestContext, 'env' | 'log'>,
) {
  loaded ??= await load(ctx);
  const { documents, words } = loaded ?? { documents: [], words: '' };
  const all = [...documents, ...jobs.map(documentOf)];
  return { results: find(typed, { documents: all, words }), complete: loaded !== undefined };
}

async function load({ env, log }: Pick<RequestContext, 'env' | 'log'>) {
  try {
    // The host of an address to the assets does not matter.
    const response = await env.ASSETS?.fetch(`https://assets.invalid${searchFile}`);
    return v.parse(SearchFileSchema, await response?.json());
  } catch (error) {
    logMistake(log, 'search.unexpected', error);
    return undefined;
  }
}

const documentOf = (job: Job) =>
  newDocument({
    id: `/careers/${job.slug}`,
    kind: 'Position',
    title: job.title,
    page: [job.location, job.department].filter(Boolean).join(' · '),
    text: proseOf(job),
  });

/** At most 12 results, three of one page, none with less than 8% of the best score. */
const bounds = { results: 12, ofOnePage: 3, leastShareOfBest: 0.08, words: 8 };

function find(typed: string, file: SearchFile): readonly Found[] {
  const { documents } = file;
  const terms = wordsIn(typed).map((word) => termFor(word, file));
  const scores = new Map<SearchDocument, number>();
  for (const term of terms) {
    const found = documents.filter(({ words }) => isIn(words, term));
    // A rare word says more.
    const rarity = Math.log(1 + documents.length / found.length);
    for (const document of found) {
      const score = scoreOf(document, term) * rarity * weightOf(document);
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
  }
  const ranked = [...scores].sort(([, one], [, other]) => other - one);
  const least = (ranked[0]?.[1] ?? 0) * bounds.leastShareOfBest;
  const good = ranked.filter(([, score]) => score >= least).map(([document]) => document);
  return fewOfEachPage(good)
    .slice(0, bounds.results)
    .map(({ words: _, ...found }) => ({ ...found, excerpt: partsOf(found.excerpt, terms) }));
}

const small = new Set(searchWords.ignored.flatMap(wordsOf));
/** Words that mean the same, by the stem of each. */
const alike = new Map(
  searchWords.alike.map(wordsOf).flatMap((line) => line.map((word) => [stemmer(word), line])),
);

/** Small words count only when there are no others. */
function wordsIn(typed: string): readonly string[] {
  const words = [...new Set(wordsOf(typed))];
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).slice(0, bounds.words);
}

/** Words that begin as one that was typed or one of its forms, and words that mean the same. */
interface Term {
  readonly begun: RegExp;
  readonly alike: RegExp | null;
}

/** A word that no document has is taken for the words that it may be a misspelling of. */
function termFor(word: string, { documents, words }: SearchFile): Term {
  const others = alike.get(stemmer(word));
  const term = { begun: beginningAs([word]), alike: others ? beginningAs(others) : null };
  if (documents.some((document) => isIn(document.words, term))) return term;
  const meant = words.split(' ').filter((known) => isMisspelt(word, known));
  return meant.length > 0 ? { begun: beginningAs(meant), alike: null } : term;
}

const beginningAs = (words: readonly string[]) =>
  new RegExp(` (?:${words.map(formsOf).join('|')})`);

/** The beginning of words of one stem: "policies" and "policy", "hiring" and "hire". */
function formsOf(word: string): string {
  if (word.length < 3) return `${word} `;
  const stem = stemmer(word);
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/i$/, '[iy]') : stem;
}

const isIn = (text: string, { begun, alike }: Term) => begun.test(text) || !!alike?.test(text);

function scoreOf({ words }: SearchDocument, term: Term): number {
  let score = 0;
  for (const [index, text] of words.split('\n').entries()) {
    const part = parts[index];
    if (!part || !isIn(text, term)) continue;
    // A word counts more in a short part; one has about seven letters with its blank.
    score += (term.begun.test(text) ? 1 : 0.4) * weights[part] * (1 + 7 / text.length);
  }
  return score;
}

function weightOf({ id, kind }: SearchDocument): number {
  if (id === '/') return 0.5;
  // A page ranks before its sections, except for questions and policies.
  const isSection = id.includes('#') && kind !== 'Question' && kind !== 'Policy';
  return isSection ? kinds[kind] * 0.8 : kinds[kind];
}

/** One letter too many, too few, wrong or in its neighbour's place. */
function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 4) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), word.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  const [without, less] = [rest.slice(1), wanted.slice(1)];
  return without === less || without === wanted || rest === less || swapped === wanted;
}

function fewOfEachPage(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const counts = new Map<string, number>();
  return documents.filter(({ id }) => {
    const page = id.replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= bounds.ofOnePage;
  });
}

/** No text holds the character NUL, so it can stand around what is found. */
function partsOf(excerpt: string, terms: readonly Term[]): readonly string[] {
  const isFound = (word: string) => terms.some((term) => isIn(` ${fold(word)} `, term));
  const marked = excerpt.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    isFound(word) ? `\0${word}\0` : word,
  );
  return marked.split('\0');
}
