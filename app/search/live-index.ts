import MiniSearch from 'minisearch';
import { type Job, proseOf } from '../careers/job.ts';
import { beginningOf } from '../text/beginning-of.ts';
import { excerptLength, indexOptions, newDocument, type SearchDocument } from './documents.ts';

export type SearchedJob = Pick<Job, 'slug' | 'title' | 'location' | 'department' | 'description'>;

/** Indexes only the jobs that have changed since the last search. */
export class LiveIndex {
  readonly #index: MiniSearch<SearchDocument>;
  #list: readonly SearchedJob[] = [];
  #documents: ReadonlyMap<string, SearchDocument> = new Map();

  /** `pages` is the built index as JSON; without it there are only jobs. Throws when it is damaged. */
  constructor(pages?: string) {
    this.#index =
      pages === undefined
        ? new MiniSearch(indexOptions)
        : MiniSearch.loadJSON<SearchDocument>(pages, indexOptions);
  }

  /** Of several jobs with one slug the first is found, as on its page. */
  with(jobs: readonly SearchedJob[]): MiniSearch<SearchDocument> {
    if (jobs === this.#list) return this.#index;
    const wanted = new Map(jobs.toReversed().map((job) => [job.slug, documentOf(job)]));
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

function documentOf(job: SearchedJob): SearchDocument {
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
