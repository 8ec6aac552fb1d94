import { job as jobPage } from '#content';
import { type Job, proseOf } from '~/careers/job';
import { closingOf, payOf, payText, placeName, yearlyPay } from '~/careers/posting-facts';
import { workArrangements } from '~/content/job-options';
import { cut } from '~/text/beginning-of';

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

export type FilteredJobs = ReturnType<typeof filterJobs>;

/** `filter` is what the query chooses among the facets. */
export function filterJobs({ cards, facets }: Positions, query: URLSearchParams) {
  const filter: JobFilter = new Map();
  for (const name of filterNames) {
    const choice = facets?.[name].find((offered) => offered === query.get(name));
    if (choice) filter.set(name, choice);
  }
  const passing = (chosen: JobFilter) =>
    cards.filter(({ traits }) =>
      [...chosen].every(([name, choice]) => traits[name].includes(choice)),
    );
  const isByAmount = filter.has('pay') && filter.get('pay') !== unknownPay;
  return {
    matching: passing(filter),
    total: cards.length,
    /** Positions that a chosen amount leaves out because their pay in a year is not known. */
    withoutPay: isByAmount ? passing(new Map([...filter, ['pay', unknownPay]])).length : 0,
    filter,
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
    closes: closingOf(job, now)?.day ?? null,
  };
}

export const filterNames = ['location', 'arrangement', 'pay', 'department'] as const;

export type FilterName = (typeof filterNames)[number];

/** `pay` is the least in a year, in Canadian dollars, or `unknownPay`. */
type JobFilter = Map<FilterName, string>;

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
