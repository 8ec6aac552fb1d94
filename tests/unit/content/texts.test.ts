import { expect, it } from 'vitest';
import { matchesSearch, placesOf } from '../../../app/components/filter/search-text.ts';
import { launchAsOf } from '../../../app/content/fill-facts.ts';
import { fill } from '../../../app/text/fill.ts';
import { longDate } from '../../../app/text/long-date.ts';
import { formatShare } from '../../../app/text/numbers.ts';

it('what a visitor typed is put into a text as it is, and an unknown name left there', () => {
  const typed = "$& {count} $'";
  expect(fill('Nothing for “{query}” of {all}', { query: typed })).toBe(
    `Nothing for “${typed}” of {all}`,
  );
});

it.each([
  ['2026-11-16', 'November 16, 2026'],
  ['2028-02-29', 'February 29, 2028'],
  ...['2026-02-29', '2026-04-31', '2026-13-01', '2026-2-1', '2026', ''].map((text) => [text]),
])('the day %j reads %j', (day, words) => {
  expect(longDate(day ?? '')).toBe(words);
});

it('a share of a price reads as it was typed', () => {
  expect([0.5, 0.29, 0.55, 0.125].map(formatShare)).toEqual(['50%', '29%', '55%', '12.5%']);
});

it.each([
  ['2025-10-31', 'launches in November 2025'],
  ['2025-11-30', 'launches in November 2025'],
  ['2025-12-01', 'launched in November 2025'],
])('on %s the suite %s', (today, words) => {
  expect(launchAsOf(today, '2025-11')).toBe(words);
});

it.each([
  ['  ONCA ', ['After the onca deadline', 'x'], true],
  ['deadline', ['x', 'After the DEADLINE'], true],
  ['onca', ['x', 'y'], false],
  ['', ['x'], true],
  ...[
    "Ontario's résumé",
    'ontario’s resume',
    'ONTARIO`S RE\u0301SUME\u0301',
    'Ontarioʼs  re\u00adsume',
  ].map((typed): [string, string[], boolean] => [typed, ['Ontario\u2019s\u00a0résumé'], true]),
  ...['year-end', 'year\u2011end', 'year–end', 'year—end', 'year−end'].map(
    (typed): [string, string[], boolean] => [typed, ['The ye\u00adar\u2010end list'], true],
  ),
  ['coeur', ['Au cœur'], true],
  ['"casual" ', ['“Casual” is a word'], true],
  ['year end', ['year-end'], false],
])('the search %j in %j: %s', (search, texts, isFound) => {
  expect(matchesSearch(search, texts)).toBe(isFound);
});

it.each([
  ['Volunteers help volunteers.', ' VOLUNTEER ', '[Volunteer]|s help |[volunteer]|s.'],
  ['It costs $199 (CAD).', '(cad)', 'It costs $199 |[(CAD)]|.'],
  ['As a team', 'a', 'As a team'],
  ['A re\u0301sume\u0301, résumé', 'RESUME', 'A |[re\u0301sume\u0301]|, |[résumé]'],
  ['Gov\u00adernance  and risk', 'governance and', '[Gov\u00adernance  and]| risk'],
  ['Au cœur', 'au co', '[Au cœ]|ur'],
])('in %j the search %j is marked wherever it stands: %s', (text, search, marked) => {
  const parts = placesOf(text, search).map(({ part, isFound }) => (isFound ? `[${part}]` : part));
  expect(parts.join('|')).toBe(marked);
});
