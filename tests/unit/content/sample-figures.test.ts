import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { readContent } from '../../../scripts/content/read-sources.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** Tables with figures of money that end in a total. */
const tables = (await readContent()).sources
  .filter(({ file }) => file.includes('/samples/'))
  .flatMap(({ file, html = '' }) =>
    selectAll('table', parser.parse(html)).map((table) => ({
      file,
      rows: selectAll('tbody tr', table).map((row) => selectAll('th, td', row).map(textOf)),
    })),
  )
  .filter(({ rows }) => rows.some(([name]) => name?.startsWith('Total')));

it('there are totals', () => expect(tables).not.toEqual([]));

/** The number that a cell holds ("−1,600"); NaN when it holds words. */
const figureOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-') || Number.NaN);

it.each(tables)('each total of a table in $file is the sum of the rows above it', ({ rows }) => {
  let sums: number[] = [];
  for (const [name = '', ...cells] of rows) {
    const figures = cells.map(figureOf);
    if (name.startsWith('Total')) {
      expect(figures, name).toEqual(sums);
      sums = [];
    } else {
      sums = figures.map((figure, column) => figure + (sums[column] ?? 0));
    }
  }
});
