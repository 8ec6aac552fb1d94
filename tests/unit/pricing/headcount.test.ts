import { expect, it } from 'vitest';
import {
  estimatePath,
  longestName,
  readEstimateQuery,
  readHeadcount,
  typedHeadcount,
} from '../../../app/pricing/estimate.ts';

const headcount = { full_time: 8, part_time: 4, relief: 0, volunteers: 30 };
const read = (query: string) => readEstimateQuery(new URLSearchParams(query));

it.each<[text: string, count: number | null]>([
  ['', 0],
  ['  ', 0],
  [' 12 ', 12],
  ['007', 7],
  ['99999', 99_999],
  ...['-1', '+1', '1.5', '1,5', '1e3', '0x10', 'twelve', '100000', '9'.repeat(30), '١٢', '1 2'].map(
    (text): [string, null] => [text, null],
  ),
])('%j is taken for %j people', (text, count) => {
  const typed = { ...typedHeadcount(headcount), relief: text };
  expect(readHeadcount(typed)).toEqual(count === null ? null : { ...headcount, relief: count });
});

it('an estimate has an address, which is read back', () => {
  const path = estimatePath(headcount, 'Harbour & Co');
  expect(path).toMatch(/^\/pricing\/estimate\?full_time=8&part_time=4&relief=0&volunteers=30&/);
  expect(read(path.split('?')[1] ?? '')).toEqual({
    typed: typedHeadcount(headcount),
    wrong: [],
    organization: 'Harbour & Co',
    asked: true,
  });
  expect(read('utm_source=mail')).toMatchObject({ asked: false, wrong: [] });
});

it('what is no number is named and given back, cut to what anybody types', () => {
  expect(read(`full_time=3&relief=${'9'.repeat(5_000)}&volunteers=+some+`)).toMatchObject({
    typed: { full_time: '3', part_time: '', relief: '9'.repeat(40), volunteers: 'some' },
    wrong: ['relief', 'volunteers'],
  });
});

it('a name stands in one line, cut to what fits above a page and never within a character', () => {
  expect(read('organization=%20Harbour%0A%09Street%00%20').organization).toBe('Harbour Street');
  const { organization } = read(`organization=${encodeURIComponent('🏠'.repeat(5_000))}`);
  expect(organization).toBe('🏠'.repeat(longestName));
});
