import { expect, it } from 'vitest';
import { readMarkdown } from '../../../scripts/content/read-sources.ts';
import { figureOf, tablesOf } from '../../support/tables.ts';

const tables = readMarkdown()
  .sources.filter(({ file }) => file.includes('/samples/'))
  .flatMap(({ file, html = '' }) => tablesOf(html).map((rows) => ({ file, rows })));

it('there are tables of figures in the samples', () => {
  expect(tables.length).toBeGreaterThan(5);
});

it.each(tables)('each total of a table in $file is the sum of the rows above it', ({ rows }) => {
  let sums: Record<string, number> = {};
  for (const { name, cells } of rows) {
    const figures = Object.entries(cells).flatMap(([column, text]) => {
      const value = figureOf(text);
      return value === null ? [] : [[column, value] as const];
    });
    if (name.startsWith('Total')) {
      expect(Object.fromEntries(figures), name).toEqual(sums);
      sums = {};
    } else {
      for (const [column, value] of figures) sums[column] = value + (sums[column] ?? 0);
    }
  }
});
