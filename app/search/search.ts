import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import * as v from 'valibot';
import { type Job, proseOf } from '../careers/job.ts';
import { withTimeout } from '../server/bounded-calls.server.ts';
import { timeLimits } from '../server/limits.server.ts';
import { logUnexpected } from '../server/log.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { beginningOf } from '../text/beginning-of.ts';
import {
  excerptLength,
  indexOptions,
  KindSchema,
  newDocument,
  type SearchDocument,
  searchIndexPath,
  wordsOf,
} from './documents.ts';
import { meanings, queryFor } from './query.ts';

const FoundSchema = v.object({
  id: v.string(),
  kind: KindSchema,
  title: v.string(),
  page: v.string(),
  excerpt: v.string(),
});

/** `words` are those of the excerpt that were searched for, as it spells them. */
export type Found = v.InferOutput<typeof FoundSchema> & { readonly words: readonly string[] };

/** `complete` is false when the site's pages could not be searched. */
export interface SearchResults {
  readonly results: readonly Found[];
  readonly complete: boolean;
}

type Context = Pick<RequestContext, 'env' | 'log'>;

/** While the built index cannot be read, each search tries again and finds jobs. */
export class SiteSearch {
  #all: LiveIndex | undefined;
  readonly #jobsAlone = new LiveIndex();

  async ask(typed: string, jobs: readonly Job[], ctx: Context): Promise<SearchResults> {
    const loaded = this.#all ?? (await loadIndex(ctx));
    // `this.#all ??= await …` would replace what another search has loaded meanwhile.
    this.#all ??= loaded;
    const index = (this.#all ?? this.#jobsAlone).with(jobs);
    return { results: findIn(index, typed), complete: this.#all !== undefined };
  }
}

async function loadIndex({ env, log }: Context): Promise<LiveIndex | undefined> {
  const load = async () => {
    // The host of an address to the assets does not matter.
    const response = await env.ASSETS?.fetch(`https://assets.invalid${searchIndexPath}`);
    return response?.ok ? new LiveIndex(await response.text()) : undefined;
  };
  return withTimeout(load(), timeLimits.searchIndex, undefined).catch((error: unknown) => {
    logUnexpected(log, 'search index', error);
    return undefined;
  });
}

/** At most 12 results, three of one page, none with less than 8% of the best score. */
const bounds = { results: 12, ofOnePage: 3, leastShareOfBest: 0.08 };

export function findIn(
  index: MiniSearch<SearchDocument>,
  typed: string,
  words = meanings,
): readonly Found[] {
  const query = queryFor(index, typed, words);
  const results = query ? index.search(query) : [];
  const least = (results[0]?.score ?? 0) * bounds.leastShareOfBest;
  return fewOfEachPage(results.filter(({ score }) => score >= least))
    .slice(0, bounds.results)
    .map((result) => {
      const found = v.parse(FoundSchema, result);
      return { ...found, words: wordsWith(found.excerpt, result.terms) };
    });
}

function wordsWith(text: string, terms: readonly string[]): readonly string[] {
  const isFound = (word: string) => terms.includes(word) || terms.includes(stemmer(word));
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  return [...words].filter((word) => wordsOf(word).some(isFound));
}

function fewOfEachPage(results: readonly SearchResult[]): readonly SearchResult[] {
  const counts = new Map<string, number>();
  return results.filter(({ id }) => {
    const page = String(id).replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= bounds.ofOnePage;
  });
}

/** Indexes only the jobs that have changed since the last search. */
export class LiveIndex {
  readonly #index: MiniSearch<SearchDocument>;
  #list: readonly Job[] = [];
  #documents: ReadonlyMap<string, SearchDocument> = new Map();

  /** `pages` is the built index as JSON; without it there are only jobs. Throws when it is damaged. */
  constructor(pages?: string) {
    this.#index =
      pages === undefined
        ? new MiniSearch(indexOptions)
        : MiniSearch.loadJSON<SearchDocument>(pages, indexOptions);
  }

  with(jobs: readonly Job[]): MiniSearch<SearchDocument> {
    if (jobs === this.#list) return this.#index;
    const wanted = new Map(jobs.map((job) => [job.slug, documentOf(job)]));
    for (const [slug, document] of this.#documents) {
      if (!isSame(document, wanted.get(slug))) this.#index.remove(document);
    }
    for (const [slug, document] of wanted) {
      if (!isSame(document, this.#documents.get(slug))) this.#index.add(document);
    }
    this.#list = jobs;
    this.#documents = wanted;
    return this.#index;
  }
}

export function documentOf(job: Job): SearchDocument {
  return newDocument({
    id: `/careers/${job.slug}`,
    kind: 'Position',
    title: job.title,
    page: [job.location, job.department].filter(Boolean).join(' · '),
    excerpt: beginningOf(proseOf(job), excerptLength),
    text: job.description,
  });
}

function isSame(one: SearchDocument, other: SearchDocument | undefined): boolean {
  return one.title === other?.title && one.page === other.page && one.text === other.text;
}
