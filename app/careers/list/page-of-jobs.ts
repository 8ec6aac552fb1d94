import { type Job, proseOf } from '~/careers/job';
import { jobFacets, passes, readJobFilter, traitsOf, unknownPay } from '~/careers/jobs-filter';
import { closingOf, payOf, payText } from '~/careers/posting-facts';
import { jobPage } from '~/content/careers';
import { cut } from '~/text/beginning-of';

const jobsPerPage = 50;

const filterAbove = 3;

/** Characters: more than a card's three lines show. */
const previewLength = 420;

export type JobsPage = ReturnType<typeof pageOfJobs>;

export type JobCard = JobsPage['cards'][number];

export function pageOfJobs(jobs: readonly Job[], query: URLSearchParams, now: number) {
  const all = traitsOf(jobs);
  const facets = jobFacets(all);
  const filter = readJobFilter(query, facets);
  const matching = jobs.flatMap((job, index) => {
    const traits = all[index];
    return traits && passes(traits, filter) ? [{ job, traits }] : [];
  });
  const isByAmount = filter.pay !== null && filter.pay !== unknownPay;
  const withoutPay = all.filter((traits) => passes(traits, { ...filter, pay: unknownPay }));
  const pages = Math.max(1, Math.ceil(matching.length / jobsPerPage));
  const asked = Math.trunc(Number(query.get('page') ?? 1));
  const page = Math.min(Math.max(Number.isFinite(asked) ? asked : 1, 1), pages);
  return {
    cards: matching
      .slice((page - 1) * jobsPerPage, page * jobsPerPage)
      .map(({ job, traits }) => ({ ...toCard(job, now), traits })),
    total: jobs.length,
    matching: matching.length,
    /** Positions that a chosen amount leaves out because their pay in a year is not known. */
    withoutPay: isByAmount ? withoutPay.length : 0,
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
    preview: cut(proseOf(job), previewLength),
    pay: pay && payText(pay),
    // Many locations name the arrangement, as in "Remote (Canada)".
    arrangement: arrangement && !location.includes(arrangement) ? arrangement : null,
    closes: closingOf(job, now)?.distance ?? null,
  };
}
