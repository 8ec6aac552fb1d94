import { job as jobPage } from '#content';
import { type Job, proseOf } from '~/careers/job';
import { closingOf, payOf, payText, placeName, yearlyPay } from '~/careers/posting-facts';
import { workArrangements } from '~/content/job-options';
import { cut } from '~/text/beginning-of';

const jobsPerPage = 50;

/** Fewer positions have no filter, also when an old address names one. */
const filterAbove = 3;

/** Characters: more than a card's three lines show. */
const previewLength = 420;

/** The open positions, whatever is chosen. */
export type Positions = ReturnType<typeof openPositions>;

export type JobCard = Positions['cards'][number];

export function openPositions(jobs: readonly Job[], now: number) {
  const cards = jobs.map((job) => ({ ...toCard(job, now), traits: traitsOf(job, jobs) }));
  const facets = jobs.length > filterAbove ? jobFacets(cards.map(({ traits }) => traits)) : null;
  return { cards, facets };
}

export type JobsPage = ReturnType<typeof pageOfJobs>;

/** `filter` is what the query chooses among the facets. */
export function pageOfJobs({ cards, facets }: Positions, query: URLSearchParams) {
  const filter: JobFilter = new Map();
  for (const name of filterNames) {
    const choice = facets?.[name].find((offered) => offered === query.get(name));
    if (choice) filter.set(name, choice);
  }
  const passing = (chosen: JobFilter) =>
    cards.filter(({ traits }) =>
      [...chosen].every(([name, choice]) => traits[name].includes(choice)),
    );
  const matching = passing(filter);
  const isByAmount = filter.has('pay') && filter.get('pay') !== unknownPay;
  const pages = Math.max(1, Math.ceil(matching.length / jobsPerPage));
  const asked = Math.trunc(Number(query.get('page') ?? 1));
  const page = Math.min(Math.max(Number.isFinite(asked) ? asked : 1, 1), pages);
  return {
    shown: matching.slice((page - 1) * jobsPerPage, page * jobsPerPage),
    total: cards.length,
    matching: matching.length,
    /** Positions that a chosen amount leaves out because their pay in a year is not known. */
    withoutPay: isByAmount ? passing(new Map([...filter, ['pay', unknownPay]])).length : 0,
    page,
    pages,
    filter,
  };
}

/** The address without a page that does not exist, or null. */
export function addressOfShown({ page, matching }: JobsPage, query: URLSearchParams) {
  const shown = page > 1 ? String(page) : null;
  if (matching === 0 || query.get('page') === shown) return null;
  const others = [...query].filter(([name]) => name !== 'page');
  return addressOf(others, page);
}

export const listAddress = (filter: JobFilter, page = 1) => addressOf([...filter], page);

function addressOf(choices: string[][], page: number): string {
  const query = new URLSearchParams(choices);
  if (page > 1) query.set('page', String(page));
  return String(query) ? `/careers?${query}` : '/careers';
}

/** What search engines know a page of the list by. A filtered list is a part of the first. */
export function pageOfList(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const isFiltered = filterNames.some((name) => query.has(name));
  return { page, path: page > 1 && !isFiltered ? `/careers?page=${page}` : '/careers' };
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
    closes: closingOf(job, now)?.day ?? null,
  };
}

export const filterNames = ['location', 'arrangement', 'pay', 'department'] as const;

export type FilterName = (typeof filterNames)[number];

/** `pay` is the least in a year, in Canadian dollars, or `unknownPay`. */
export type JobFilter = Map<FilterName, string>;

/** The choices that are offered, or those that a position belongs to. */
export type JobFacets = Readonly<Record<FilterName, readonly string[]>>;

const paySteps = ['40000', '60000', '80000', '100000', '120000'];

/** The filter's choice for jobs without a known yearly pay. */
export const unknownPay = 'unknown';

/** A remote position is in every place of its country. */
function traitsOf(job: Job, jobs: readonly Job[]): JobFacets {
  const isRemote = job.work_arrangement === 'remote' || saysRemote(job);
  const near = jobs.filter(({ country }) => !job.country || !country || country === job.country);
  const pay = yearlyPay(job);
  return {
    location: distinctSorted((isRemote ? near : [job]).map(placeOf)),
    department: distinctSorted([job.department]),
    arrangement: distinctSorted([job.work_arrangement ?? (isRemote ? 'remote' : null)]),
    pay: pay === null ? [unknownPay] : paySteps.filter((step) => pay >= Number(step)),
  };
}

/** "Remote" is an arrangement, not a place. */
const saysRemote = ({ city, location }: Job) => city === null && /^remote\b/i.test(location);

const placeOf = (job: Job) => (saysRemote(job) ? null : placeName(job));

function jobFacets(jobs: readonly JobFacets[]): JobFacets {
  const countOf = (step: string) => jobs.filter(({ pay }) => pay.includes(step)).length;
  const present = (name: FilterName) => jobs.flatMap((traits) => traits[name]);
  const steps = paySteps.filter((step) => countOf(step) > 0 && countOf(step) < jobs.length);
  return {
    location: distinctSorted(present('location')),
    department: distinctSorted(present('department')),
    arrangement: workArrangements.filter((choice) => present('arrangement').includes(choice)),
    pay: steps.length > 0 && countOf(unknownPay) > 0 ? [...steps, unknownPay] : steps,
  };
}

function distinctSorted(values: readonly (string | null)[]): readonly string[] {
  const present = values.filter((value) => value !== null);
  return [...new Set(present)].sort((a, b) => a.localeCompare(b, 'en-CA'));
}
