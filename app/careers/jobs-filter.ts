import { workArrangements } from '../content/job-options.ts';
import type { Job } from './job.ts';
import { placeName, yearlyPay } from './posting-facts.ts';

type Name = 'location' | 'department' | 'arrangement' | 'pay';

/** `pay` is the least in a year, in Canadian dollars; null for any. */
export type JobFilter = Readonly<Record<Name, string | null>>;

type JobTraits = ReturnType<typeof traitsOf>;

type JobFacets = Readonly<Record<Name, readonly string[]>>;

const paySteps = [40_000, 60_000, 80_000, 100_000, 120_000];

/** "Remote" is an arrangement, not a place. */
export function traitsOf(job: Job) {
  const saysRemote = job.city === null && /^remote\b/i.test(job.location);
  return {
    location: saysRemote ? null : placeName(job),
    department: job.department,
    arrangement: job.work_arrangement ?? (saysRemote ? 'remote' : null),
    pay: yearlyPay(job) ?? 0,
  };
}

export function jobFacets(jobs: readonly JobTraits[]): JobFacets {
  const reaching = (step: number) => jobs.filter(({ pay }) => pay >= step).length;
  return {
    location: distinctSorted(jobs.map(({ location }) => location)),
    department: distinctSorted(jobs.map(({ department }) => department)),
    arrangement: workArrangements.filter((choice) =>
      jobs.some(({ arrangement }) => arrangement === choice),
    ),
    pay: paySteps.filter((step) => reaching(step) > 0 && reaching(step) < jobs.length).map(String),
  };
}

export function readJobFilter(
  query: { get: (name: string) => unknown },
  facets: JobFacets,
): JobFilter {
  const chosen = (name: Name) => facets[name].find((choice) => choice === query.get(name)) ?? null;
  return {
    location: chosen('location'),
    department: chosen('department'),
    arrangement: chosen('arrangement'),
    pay: chosen('pay'),
  };
}

export function passes({ location, department, arrangement, pay }: JobTraits, filter: JobFilter) {
  return (
    (filter.location === null || location === filter.location) &&
    (filter.department === null || department === filter.department) &&
    (filter.arrangement === null || arrangement === filter.arrangement) &&
    (filter.pay === null || pay >= Number(filter.pay))
  );
}

function distinctSorted(values: readonly (string | null)[]): readonly string[] {
  const present = values.filter((value) => value !== null);
  return [...new Set(present)].sort((a, b) => a.localeCompare(b, 'en-CA'));
}
