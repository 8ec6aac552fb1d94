import { describe, expect, it } from 'vitest';
import { type Job, parseJob } from '../../../app/careers/job.ts';
import { filterJobs, jobFacets, readJobFilter } from '../../../app/careers/jobs-filter.ts';
import { jobRow } from '../../support/fake-supabase/sample-jobs.ts';

function job(slug: string, location: string, department: string | null): Job {
  const parsed = parseJob(jobRow({ slug, location, department }));
  if ('flaw' in parsed) throw new Error(parsed.flaw);
  return parsed.job;
}

const jobs = [
  job('a', 'Toronto', 'Programs'),
  job('b', 'Remote', null),
  job('c', 'Toronto', 'Finance'),
];
const chosen = (query: string) =>
  filterJobs(jobs, readJobFilter(new URLSearchParams(query), jobs)).map(({ slug }) => slug);

describe('the filter of the list of jobs', () => {
  it('offers each place and department once, in order', () => {
    expect(jobFacets(jobs)).toEqual({
      locations: ['Remote', 'Toronto'],
      departments: ['Finance', 'Programs'],
    });
  });

  it.each([
    ['', ['a', 'b', 'c']],
    ['location=Toronto', ['a', 'c']],
    ['location=Toronto&department=Finance', ['c']],
    ['location=Remote&department=Finance', []],
    ['location=Atlantis&department=%3Cscript%3E', ['a', 'b', 'c']],
  ])('for "%s" shows %j', (query, expected) => expect(chosen(query)).toEqual(expected));
});
