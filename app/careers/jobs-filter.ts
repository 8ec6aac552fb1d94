import { workArrangements } from '../content/job-options.ts';
import type { Job } from './job.ts';
import { yearlyPay } from './pay.ts';
import { placeName } from './place.ts';

type Name = 'location' | 'department' | 'arrangement' | 'pay';

/** What the list of jobs may be narrowed by, `pay` being the least in a year (Canadian dollars); null for any. */
export type JobFilter = Readonly<Record<Name, string | null>>;

/** The choices of each filter, in their order. */
export type JobFacets = Readonly<Record<Name, readonly string[]>>;

const paySteps = [40_000, 60_000, 80_000, 100_000, 120_000];

/** The choices that these jobs give: of pay those steps that some jobs reach and others do not. */
export function jobFacets(jobs: readonly Job[]): JobFacets {
  const reaching = (step: number) => jobs.filter((job) => (yearlyPay(job) ?? 0) >= step).length;
  return {
    location: distinct(jobs.map(placeName)),
    department: distinct(jobs.map((job) => job.department)),
    arrangement: workArrangements.filter((arrangement) =>
      jobs.some((job) => job.work_arrangement === arrangement),
    ),
    pay: paySteps.filter((step) => reaching(step) > 0 && reaching(step) < jobs.length).map(String),
  };
}

/** The filter in an address's query, by the names of {@link JobFilter}; what names no choice counts as any. */
export function readJobFilter(query: URLSearchParams, facets: JobFacets): JobFilter {
  const chosen = (name: Name) => facets[name].find((choice) => choice === query.get(name)) ?? null;
  return {
    location: chosen('location'),
    department: chosen('department'),
    arrangement: chosen('arrangement'),
    pay: chosen('pay'),
  };
}

/** The jobs that pass the filter, in their order. A job that names no pay reaches no least pay. */
export function filterJobs(jobs: readonly Job[], filter: JobFilter): readonly Job[] {
  return jobs.filter(
    (job) =>
      (filter.location === null || placeName(job) === filter.location) &&
      (filter.department === null || job.department === filter.department) &&
      (filter.arrangement === null || job.work_arrangement === filter.arrangement) &&
      (filter.pay === null || (yearlyPay(job) ?? 0) >= Number(filter.pay)),
  );
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  const present = values.filter((value) => value !== null);
  return [...new Set(present)].sort((a, b) => a.localeCompare(b, 'en-CA'));
}
