import type { Job } from './job.ts';

/** What the list of jobs may be narrowed by; null for any. */
export interface JobFilter {
  readonly location: string | null;
  readonly department: string | null;
}

/** The jobs' locations and departments, each once, in alphabetical order: the choices of the filter. */
export function jobFacets(jobs: readonly Job[]): {
  readonly locations: readonly string[];
  readonly departments: readonly string[];
} {
  return {
    locations: distinct(jobs.map((job) => job.location)),
    departments: distinct(jobs.map((job) => job.department)),
  };
}

/** The filter in an address's query (`location`, `department`); what names no choice of these jobs counts as any. */
export function readJobFilter(query: URLSearchParams, jobs: readonly Job[]): JobFilter {
  const { locations, departments } = jobFacets(jobs);
  return {
    location: chosen(query.get('location'), locations),
    department: chosen(query.get('department'), departments),
  };
}

/** The jobs that pass the filter, in their order. */
export function filterJobs(jobs: readonly Job[], filter: JobFilter): readonly Job[] {
  return jobs.filter(
    (job) =>
      (filter.location === null || job.location === filter.location) &&
      (filter.department === null || job.department === filter.department),
  );
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  const present = values.filter((value) => value !== null);
  return [...new Set(present)].sort((a, b) => a.localeCompare(b, 'en-CA'));
}

function chosen(value: string | null, choices: readonly string[]): string | null {
  return value !== null && choices.includes(value) ? value : null;
}
