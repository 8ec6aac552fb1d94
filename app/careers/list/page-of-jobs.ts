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
  const placesIn = placesByCountry(jobs);
  const cards = jobs.map((job) => ({ ...toCard(job, now), traits: traitsOf(job, placesIn) }));
  const facets = jobs.length > filterAbove ? jobFacets(cards.map(({ traits }) => traits)) : null;
  return { cards, facets };
}

export type JobsPage = ReturnType<typeof pageOfJobs>;

export function pageOfJobs({ cards, facets }: Positions, query: URLSearchParams) {
  const filter = facets ? readJobFilter(query, facets) : noFilter;
  const passing = (chosen: JobFilter) => cards.filter(({ traits }) => passes(traits, chosen));
  const matching = passing(filter);
  const isByAmount = filter.pay !== null && filter.pay !== unknownPay;
  const pages = Math.max(1, Math.ceil(matching.length / jobsPerPage));
  const asked = Math.trunc(Number(query.get('page') ?? 1));
  const page = Math.min(Math.max(Number.isFinite(asked) ? asked : 1, 1), pages);
  return {
    shown: matching.slice((page - 1) * jobsPerPage, page * jobsPerPage),
    total: cards.length,
    matching: matching.length,
    /** Positions that a chosen amount leaves out because their pay in a year is not known. */
    withoutPay: isByAmount ? passing({ ...filter, pay: unknownPay }).length : 0,
    page,
    pages,
    filter,
  };
}

/** The address without a page that does not exist, or null. */
export function addressOfShown({ page, matching }: JobsPage, query: URLSearchParams) {
  const shown = page > 1 ? String(page) : null;
  if (matching === 0 || query.get('page') === shown) return null;
  const proper = new URLSearchParams(query);
  if (shown) proper.set('page', shown);
  else proper.delete('page');
  return `/careers${withMark(proper)}`;
}

/** What search engines know a page of the list by. A filtered list is a part of the first. */
export function pageOfList(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const isFiltered = Object.keys(noFilter).some((name) => query.has(name));
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

type Name = (typeof filterNames)[number];

/** `pay` is the least in a year, in Canadian dollars, or `unknownPay`; null for any. */
export type JobFilter = Readonly<Record<Name, string | null>>;

const noFilter: JobFilter = { location: null, department: null, arrangement: null, pay: null };

/** The choices that are offered, or those that a position belongs to. */
export type JobFacets = Readonly<Record<Name, readonly string[]>>;

const paySteps = ['40000', '60000', '80000', '100000', '120000'];

/** The filter's choice for jobs without a known yearly pay. */
export const unknownPay = 'unknown';

type Places = ReadonlyMap<string | null, readonly string[]>;

function placesByCountry(jobs: readonly Job[]): Places {
  const countries = new Set(jobs.map(({ country }) => country));
  const near = (home: string | null) =>
    jobs.filter(({ country }) => !home || !country || country === home);
  const placesNear = (home: string | null) =>
    distinctSorted(near(home).map((job) => placeOf(job).place));
  return new Map(Array.from(countries, (home) => [home, placesNear(home)]));
}

/** A remote position is in every place of its country. */
function traitsOf(job: Job, placesIn: Places): JobFacets {
  const { place, isRemote } = placeOf(job);
  const pay = yearlyPay(job);
  return {
    location: isRemote ? (placesIn.get(job.country) ?? []) : distinctSorted([place]),
    department: distinctSorted([job.department]),
    arrangement: distinctSorted([job.work_arrangement ?? (isRemote ? 'remote' : null)]),
    pay: pay === null ? [unknownPay] : paySteps.filter((step) => pay >= Number(step)),
  };
}

/** "Remote" is an arrangement, not a place. */
function placeOf(job: Job) {
  const saysRemote = job.city === null && /^remote\b/i.test(job.location);
  const isRemote = saysRemote || job.work_arrangement === 'remote';
  return { place: saysRemote ? null : placeName(job), isRemote };
}

function jobFacets(jobs: readonly JobFacets[]): JobFacets {
  const countOf = (step: string) => jobs.filter(({ pay }) => pay.includes(step)).length;
  const present = (name: Name) => jobs.flatMap((traits) => traits[name]);
  const steps = paySteps.filter((step) => countOf(step) > 0 && countOf(step) < jobs.length);
  return {
    location: distinctSorted(present('location')),
    department: distinctSorted(present('department')),
    arrangement: workArrangements.filter((choice) => present('arrangement').includes(choice)),
    pay: steps.length > 0 && countOf(unknownPay) > 0 ? [...steps, unknownPay] : steps,
  };
}

function readJobFilter(query: URLSearchParams, facets: JobFacets): JobFilter {
  const chosen = (name: Name) => facets[name].find((choice) => choice === query.get(name)) ?? null;
  return {
    location: chosen('location'),
    department: chosen('department'),
    arrangement: chosen('arrangement'),
    pay: chosen('pay'),
  };
}

const passes = (traits: JobFacets, filter: JobFilter) =>
  filterNames.every((name) => filter[name] === null || traits[name].includes(filter[name]));

export function listAddress(filter: JobFilter, page = 1) {
  const query = new URLSearchParams(page > 1 ? { page: String(page) } : {});
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `/careers${withMark(query)}`;
}

const withMark = (query: URLSearchParams) => (String(query) ? `?${query}` : '');

function distinctSorted(values: readonly (string | null)[]): readonly string[] {
  const present = values.filter((value) => value !== null);
  return [...new Set(present)].sort((a, b) => a.localeCompare(b, 'en-CA'));
}
