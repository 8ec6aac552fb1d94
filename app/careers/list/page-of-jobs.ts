import { type Job, proseOf } from '~/careers/job';
import { jobFacets, passes, readJobFilter, traitsOf } from '~/careers/jobs-filter';
import { closingOf, payOf, payText } from '~/careers/posting-facts';
import { jobPage } from '~/content/careers';
import { cut } from '~/text/beginning-of';

const jobsPerPage = 50;

const filterAbove = 3;

/** Characters: more than a card's three lines show. */
const previewLength = 420;

export type JobCard = ReturnType<typeof toCard>;

export type JobsPage = ReturnType<typeof pageOfJobs>;

export function pageOfJobs(jobs: readonly Job[], query: URLSearchParams, now: number) {
  const facets = jobFacets(jobs.map(traitsOf));
  const filter = readJobFilter(query, facets);
  const matching = jobs.filter((job) => passes(traitsOf(job), filter));
  const pages = Math.max(1, Math.ceil(matching.length / jobsPerPage));
  const asked = Math.trunc(Number(query.get('page') ?? 1));
  const page = Math.min(Math.max(Number.isFinite(asked) ? asked : 1, 1), pages);
  return {
    cards: matching
      .slice((page - 1) * jobsPerPage, page * jobsPerPage)
      .map((job) => toCard(job, now)),
    total: jobs.length,
    matching: matching.length,
    page,
    pages,
    filter,
    facets: jobs.length > filterAbove ? facets : null,
  };
}

function toCard(job: Job, now: number) {
  const { id, title, location, department, slug } = job;
  const pay = payOf(job);
  const arrangement = job.work_arrangement && jobPage.words.arrangement[job.work_arrangement];
  return {
    id,
    title,
    location,
    department,
    slug,
    traits: traitsOf(job),
    preview: cut(proseOf(job), previewLength),
    pay: pay && payText(pay),
    // Many locations name the arrangement, as in "Remote (Canada)".
    arrangement: arrangement && !location.includes(arrangement) ? arrangement : null,
    closes: closingOf(job, now)?.distance ?? null,
  };
}
