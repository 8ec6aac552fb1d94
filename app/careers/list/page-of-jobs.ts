import type { Job } from '../job';
import { filterJobs, type JobFilter, jobFacets, readJobFilter } from '../jobs-filter';

/** Jobs on one page of the list. */
export const jobsPerPage = 50;

/** With this many jobs or fewer, a filter would only be in the way. */
const filterAbove = 3;

/** Characters of the description that a card is given: more than its three lines ever show. */
const previewLength = 420;

/** What a card of the list shows. */
export type JobCard = Pick<Job, 'id' | 'title' | 'location' | 'department' | 'slug'> & {
  readonly preview: string;
};

/** One page of the list with what the filter offers. */
export interface JobsPage {
  readonly cards: readonly JobCard[];
  readonly total: number;
  readonly matching: number;
  readonly page: number;
  readonly pages: number;
  readonly filter: JobFilter;
  /** Null when there are too few jobs to narrow. */
  readonly facets: ReturnType<typeof jobFacets> | null;
}

/** The page of jobs that an address's query asks for (`location`, `department`, `page`); a wrong page is the nearest. */
export function pageOfJobs(jobs: readonly Job[], query: URLSearchParams): JobsPage {
  const filter = readJobFilter(query, jobs);
  const matching = filterJobs(jobs, filter);
  const pages = Math.max(1, Math.ceil(matching.length / jobsPerPage));
  const asked = Math.trunc(Number(query.get('page') ?? 1));
  const page = Math.min(Math.max(Number.isFinite(asked) ? asked : 1, 1), pages);
  return {
    cards: matching.slice((page - 1) * jobsPerPage, page * jobsPerPage).map(toCard),
    total: jobs.length,
    matching: matching.length,
    page,
    pages,
    filter,
    facets: jobs.length > filterAbove ? jobFacets(jobs) : null,
  };
}

function toCard({ id, title, location, department, slug, description }: Job): JobCard {
  const preview = description.replaceAll(/\s+/g, ' ').slice(0, previewLength);
  return { id, title, location, department, slug, preview };
}
