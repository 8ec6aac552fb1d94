import { expect, it } from 'vitest';
import { filterJobs, openPositions } from '../../../app/careers/list/filter-jobs.ts';
import { yearlyPay } from '../../../app/careers/posting-facts.ts';
import { parsedJob } from '../../support/job-rows.ts';

const office = { work_arrangement: 'on_site', city: 'Toronto', region: 'ON', country: 'CA' };
const remote = { location: 'Remote', work_arrangement: 'remote' };
const yearly = (salary_max: number) => ({ salary_min: 60_000, salary_max, salary_period: 'year' });
const rows = [
  { slug: 'a', location: 'Toronto, Ontario', department: 'Programs' },
  { slug: 'b', location: 'Remote (Canada)', department: null },
  { slug: 'c', ...office, department: 'Finance', ...yearly(80_000) },
  { slug: 'd', ...remote, department: 'Finance', ...yearly(79_999) },
];
const positions = (rows: readonly Record<string, unknown>[]) =>
  openPositions(rows.map(parsedJob), Date.now());
const filtered = (rows: readonly Record<string, unknown>[], query = '') =>
  filterJobs(positions(rows), new URLSearchParams(query));

it('the filter offers each place, arrangement, department and step of pay that parts the jobs', () => {
  expect(positions(rows).facets).toEqual({
    location: ['Toronto, Ontario'],
    department: ['Finance', 'Programs'],
    arrangement: ['on_site', 'remote'],
    pay: ['40000', '60000', '80000', 'unknown'],
  });
  const alike = [60_000, 65_000, 70_000, 79_999].map(yearly);
  expect(positions(alike).facets?.pay).toEqual([]);
});

it.each([
  ['', 'abcd'],
  ['location=Toronto%2C+Ontario', 'abcd'],
  ['location=Toronto%2C+Ontario&department=Finance', 'cd'],
  ['location=Toronto%2C+Ontario&arrangement=on_site', 'c'],
  ['location=Toronto%2C+Ontario&arrangement=remote', 'bd'],
  ['pay=unknown', 'ab'],
  ['arrangement=remote', 'bd'],
  ['pay=60000', 'cd'],
  ['pay=80000', 'c'],
  ['pay=1', 'abcd'],
  ['location=Atlantis&department=%3Cscript%3E&arrangement=x', 'abcd'],
])('the filter "%s" leaves the jobs "%s"', (query, expected) => {
  const slugs = filtered(rows, query).matching.map(({ slug }) => slug);
  expect(slugs.join('')).toBe(expected);
});

it.each([
  [{ salary_min: 70_000, salary_max: 85_000 }, 85_000],
  [{ salary_min: 5_000, salary_period: 'month' }, 60_000],
  [{ salary_min: 1_000, salary_period: 'week' }, 52_000],
  [{ salary_min: 30, salary_period: 'hour', hours_per_week: 20 }, 31_200],
  [{ salary_min: 30, salary_period: 'hour' }, null],
  [{ salary_min: 90_000, salary_currency: 'USD' }, null],
])('the pay %j comes to %j dollars in a year, at its upper end', (row, dollars) => {
  expect(yearlyPay(parsedJob({ salary_period: 'year', ...row }))).toBe(dollars);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ slug: `${number}` }));

it('a remote position is in every place of its country, and in no other', () => {
  const leeds = { ...office, city: 'Leeds', region: null, country: 'GB' };
  const there = (country: string | null) =>
    positions([office, leeds, { ...remote, country }]).cards.at(-1)?.traits.location;
  expect(there('CA')).toEqual(['Toronto, Ontario']);
  expect(there(null)).toEqual(['Leeds', 'Toronto, Ontario']);
});

it('an amount says how many positions it leaves out because their pay is not known', () => {
  const hourly = { salary_min: 75, salary_max: null, salary_period: 'hour' };
  const paid = [yearly(80_000), yearly(130_000), hourly, { department: 'Finance' }];
  const left = (query: string) => {
    const { matching, withoutPay } = filtered(paid, query);
    return [matching.length, withoutPay];
  };
  expect(left('pay=120000')).toEqual([1, 2]);
  expect(left('pay=unknown')).toEqual([2, 0]);
  expect(left('pay=120000&department=Finance')).toEqual([0, 1]);
  expect(left('')).toEqual([4, 0]);
});

it('nothing narrows three jobs, and a fourth can be told from them', () => {
  expect([3, 4].map((count) => positions(many(count)).facets === null)).toEqual([true, false]);
  const three = [yearly(80_000), yearly(130_000), {}];
  expect(filtered(three, 'pay=120000').matching, 'an address of when there were more').toHaveLength(
    3,
  );
});

it('a card carries no more of a long description than it shows, in one line and in whole characters', () => {
  const [words, icons] = positions([
    { description: `One\n\ntwo ${'three '.repeat(1_000)}` },
    { description: `x${'🙂'.repeat(300)}` },
  ]).cards;
  expect(words?.preview).toMatch(/^One two three three.{401}$/);
  expect([icons?.preview.length, icons?.preview.isWellFormed()]).toEqual([419, true]);
});

it('a card begins with prose, and not with the entries of a list', () => {
  const preview = (description: string) => positions([{ description }]).cards[0]?.preview;
  expect(preview('You help.\n\nThe work has two parts:\n- clean\n- file\n\nYou go home.')).toBe(
    'You help. You go home.',
  );
  expect(preview('- clean\n- file')).toBe('- clean - file');
});
