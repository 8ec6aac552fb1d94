import { expect, it } from 'vitest';
import { longestName, readEstimateQuery } from '../../../app/pricing/estimate-query.ts';

const read = (query: string) => readEstimateQuery(new URLSearchParams(query));

it('a bare address asks for nothing, and one field is a question', () => {
  expect(read('utm_source=mail')).toMatchObject({ asked: false, wrong: [] });
  expect(read('relief=')).toMatchObject({ asked: true, wrong: [] });
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
