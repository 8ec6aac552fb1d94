import { expect, it } from 'vitest';
import { longDate } from '../../../app/content/long-date.ts';

it.each([
  ['2026-11-16', 'November 16, 2026'],
  ['2028-02-29', 'February 29, 2028'],
  ['2000-02-29', 'February 29, 2000'],
])('the day %s reads %s', (day, words) => {
  expect(longDate(day)).toBe(words);
});

it.each([
  '2026-02-31',
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-2-1',
  '2026',
  'today',
  '',
])('%j is no day of the calendar', (text) => {
  expect(longDate(text)).toBeUndefined();
});
