import { describe, expect, it } from 'vitest';
import { filterJobs, jobFacets, readJobFilter } from '../../../app/careers/jobs-filter.ts';
import { parsedJob } from '../../support/posting-rows.ts';

const jobs = [
  parsedJob({ slug: 'a', location: 'Toronto, Ontario', department: 'Programs' }),
  parsedJob({ slug: 'b', location: 'Remote', department: null, work_arrangement: 'remote' }),
  parsedJob({
    slug: 'c',
    location: 'Our office near Union Station',
    city: 'Toronto',
    region: 'ON',
    country: 'CA',
    department: 'Finance',
    work_arrangement: 'on_site',
    salary_min: 70_000,
    salary_max: 85_000,
    salary_period: 'year',
  }),
  parsedJob({
    slug: 'd',
    location: 'Remote',
    department: 'Finance',
    work_arrangement: 'remote',
    salary_min: 40,
    salary_period: 'hour',
    hours_per_week: 20,
  }),
];
const facets = jobFacets(jobs);
const chosen = (query: string) =>
  filterJobs(jobs, readJobFilter(new URLSearchParams(query), facets)).map(({ slug }) => slug);

describe('the filter of the list of jobs', () => {
  it('offers each place, arrangement, department and step of pay that parts the jobs', () => {
    expect(facets).toEqual({
      location: ['Remote', 'Toronto, Ontario'],
      department: ['Finance', 'Programs'],
      arrangement: ['on_site', 'remote'],
      pay: ['40000', '60000', '80000'],
    });
  });

  it.each([
    ['', ['a', 'b', 'c', 'd']],
    ['location=Toronto%2C+Ontario', ['a', 'c']],
    ['location=Toronto%2C+Ontario&department=Finance', ['c']],
    ['location=Toronto%2C+Ontario&arrangement=remote', []],
    ['arrangement=remote', ['b', 'd']],
    ['pay=40000', ['c', 'd']],
    ['pay=80000', ['c']],
    ['pay=1', ['a', 'b', 'c', 'd']],
    ['location=Atlantis&department=%3Cscript%3E&arrangement=x', ['a', 'b', 'c', 'd']],
  ])('for "%s" shows %j', (query, expected) => expect(chosen(query)).toEqual(expected));
});
