import { expect, it } from 'vitest';
import { pageOfJobs } from '../../../app/careers/list/page-of-jobs.ts';
import { parsedJob } from '../../support/posting-rows.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => parsedJob({ slug: `job-${index}` }));
const page = (count: number, query = '') =>
  pageOfJobs(list(count), new URLSearchParams(query), now);

it.each([
  ['', 1, 50],
  ['page=2', 2, 50],
  ['page=3', 3, 1],
  ['page=99', 3, 1],
  ['page=0', 1, 50],
  ['page=-1', 1, 50],
  ['page=x', 1, 50],
  ['page=2.9', 2, 50],
])('of 101 jobs "%s" shows page %i with %i of them', (query, number, cards) => {
  const shown = page(101, query);
  expect([shown.page, shown.pages, shown.cards.length]).toEqual([number, 3, cards]);
});

it('nothing narrows three jobs, and a fourth can be told from them', () => {
  expect(page(3).facets).toBeNull();
  expect(page(4).facets).not.toBeNull();
});

it('a card carries no more of a long description than it ever shows, in one line', () => {
  const description = `One\n\ntwo ${'three '.repeat(1_000)}`;
  const [card] = pageOfJobs([parsedJob({ description })], new URLSearchParams(), now).cards;
  expect(card?.preview).toMatch(/^One two three three/);
  expect(card?.preview).toHaveLength(420);
});

it('no card ends in half a character, which the page would send as another one', () => {
  const descriptions = ['', 'x'].map((before) => before + '🙂'.repeat(300));
  const jobs = descriptions.map((description) => parsedJob({ description }));
  const { cards } = pageOfJobs(jobs, new URLSearchParams(), now);
  expect(cards.map(({ preview }) => [preview.length, preview.isWellFormed()])).toEqual([
    [420, true],
    [419, true],
  ]);
});
