import MiniSearch, { type SearchResult } from 'minisearch';
import * as v from 'valibot';
import type { Job } from '~/careers/job';
import { type Kind, type SearchDocument, searchIndexPath, searchOptions } from './documents';

const FoundSchema = v.object({
  id: v.string(),
  kind: v.picklist(['Page', 'Article', 'Story', 'Question', 'Policy', 'Position']),
  title: v.string(),
  page: v.string(),
  excerpt: v.string(),
});

/** One result: where it leads and what is said about it. */
export type Found = v.InferOutput<typeof FoundSchema>;

/** As many results as anyone reads. */
const most = 20;

let built: Promise<MiniSearch<SearchDocument> | null> | undefined;

/**
 * Searches the built index and the open jobs, best first. `readAsset` fetches a static file (null when it is not
 * there, as under the development server: then only jobs are found).
 */
export async function searchSite(
  query: string,
  jobs: readonly Job[],
  readAsset: (path: string) => Promise<Response | null>,
): Promise<readonly Found[]> {
  built ??= loadIndex(readAsset);
  const pages = await built;
  // A failed load is tried again with the next question.
  if (!pages) built = undefined;
  const results = [...(pages?.search(query) ?? []), ...indexOfJobs(jobs).search(query)];
  return results
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(toFound);
}

async function loadIndex(readAsset: (path: string) => Promise<Response | null>) {
  const response = await readAsset(searchIndexPath);
  return response?.ok
    ? MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions)
    : null;
}

function indexOfJobs(jobs: readonly Job[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  index.addAll(
    jobs.map((job) => ({
      id: `/careers/${job.slug}`,
      kind: 'Position' satisfies Kind,
      title: job.title,
      page: [job.location, job.department].filter(Boolean).join(' · '),
      text: job.description.replaceAll(/\s+/g, ' '),
    })),
  );
  return index;
}

function toFound(result: SearchResult): Found[] {
  const parsed = v.safeParse(FoundSchema, result);
  return parsed.success ? [parsed.output] : [];
}
