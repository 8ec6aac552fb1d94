import { expect, it } from 'vitest';
import {
  countInWords,
  matchesSearch,
  placesOf,
} from '../../../app/components/filter/search-text.ts';

it('searches in every text, whatever the case and the blanks around', () => {
  expect(matchesSearch('  ONCA ', ['After the onca deadline', 'x'])).toBe(true);
  expect(matchesSearch('deadline', ['x', 'After the DEADLINE'])).toBe(true);
  expect(matchesSearch('onca', ['x', 'y'])).toBe(false);
  expect(matchesSearch('', ['x'])).toBe(true);
});

it('says one and many', () => {
  const copy = { one: '{count} post', many: '{count} posts' };
  expect([0, 1, 2].map((count) => countInWords(count, copy))).toEqual([
    '0 posts',
    '1 post',
    '2 posts',
  ]);
});

it('marks what was searched wherever it stands, signs and capitals included', () => {
  const marked = (text: string, search: string) =>
    placesOf(text, search).map(({ part, isFound }) => (isFound ? `[${part}]` : part));
  expect(marked('Volunteers help volunteers.', ' VOLUNTEER ')).toEqual([
    '[Volunteer]',
    's help ',
    '[volunteer]',
    's.',
  ]);
  expect(marked('It costs $199 (CAD).', '(cad)')).toEqual(['It costs $199 ', '[(CAD)]', '.']);
  expect(marked('As a team', 'a')).toEqual(['As a team']);
  expect(marked('', 'team')).toEqual([]);
});
