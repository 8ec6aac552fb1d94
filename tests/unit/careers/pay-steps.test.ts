import { describe, expect, it } from 'vitest';
import { filterJobs, jobFacets, readJobFilter } from '../../../app/careers/jobs-filter.ts';
import { yearlyPay } from '../../../app/careers/pay.ts';
import { parsedJob } from '../../support/posting-rows.ts';

const paid = (row: Record<string, unknown>) => parsedJob({ salary_period: 'year', ...row });

describe('what a pay comes to in a year', () => {
  it.each([
    [{ salary_min: 70_000, salary_max: 85_000 }, 85_000],
    [{ salary_min: 5_000, salary_period: 'month' }, 60_000],
    [{ salary_min: 1_000, salary_period: 'week' }, 52_000],
    [{ salary_min: 30, salary_period: 'hour', hours_per_week: 20 }, 31_200],
    [{ salary_min: 30, salary_period: 'hour' }, 62_400],
    [{ salary_min: 90_000, salary_currency: 'USD' }, null],
    [{ salary_min: null }, null],
  ])('of %j is %j dollars, at its upper end', (row, dollars) => {
    expect(yearlyPay(paid(row))).toBe(dollars);
  });
});

describe('the steps of pay that narrow the list', () => {
  const jobs = [paid({ slug: 'a', salary_min: 60_000 }), paid({ slug: 'b', salary_min: 79_999 })];

  it('are those that some jobs reach and others do not', () => {
    expect(jobFacets(jobs).pay).toEqual([]);
    const more = [...jobs, paid({ slug: 'c', salary_min: 80_000 })];
    expect(jobFacets(more).pay).toEqual(['80000']);
  });

  it('are reached by a pay of exactly that much', () => {
    const more = [...jobs, paid({ slug: 'c', salary_min: 80_000 })];
    const filter = readJobFilter(new URLSearchParams('pay=80000'), jobFacets(more));
    expect(filterJobs(more, filter).map(({ slug }) => slug)).toEqual(['c']);
  });
});
