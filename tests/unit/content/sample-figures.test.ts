import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../scripts/content/read-sources.ts';
import { figureOf, type TableRow, tablesOf } from '../../support/tables.ts';

const samples = readMarkdown().sources.filter(({ file }) => file.includes('/samples/'));

const htmlOf = (slug: string) =>
  samples.find(({ file }) => file.endsWith(`/${slug}.md`))?.html ?? '';

/** The table of a sample that has this column. */
const tableWith = (slug: string, column: string) =>
  tablesOf(htmlOf(slug)).find(([first]) => first && column in first.cells) ?? [];

const figure = (rows: readonly TableRow[], name: string, column: string) =>
  figureOf(rows.find((row) => row.name === name)?.cells[column]);

describe('the figures of a sample document', () => {
  it.each(samples.map(({ file, html = '' }) => [file, html]))('add up in %s', (_file, html) => {
    for (const table of tablesOf(html)) {
      let sums: Record<string, number> = {};
      for (const { name, cells } of table) {
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
    }
  });

  it('differ from the budget by what is said', () => {
    for (const [slug, actual] of [
      ['month-end-statement', 'Six months'],
      ['board-package', 'Actual'],
    ] as const) {
      const lines = tableWith(slug, 'Budget');
      expect(lines.length).toBeGreaterThan(0);
      for (const { name, cells } of lines) {
        const difference = Number(figureOf(cells[actual])) - Number(figureOf(cells.Budget));
        expect(difference, name).toBe(figureOf(cells.Difference));
      }
    }
    const lines = tableWith('month-end-statement', 'Budget');
    const explained = tableWith('month-end-statement', 'Why');
    expect(explained.map(({ name }) => name).toSorted()).toEqual(
      lines
        .filter(({ name, cells }) => {
          return !name.startsWith('Total') && Math.abs(Number(figureOf(cells.Difference))) > 1_500;
        })
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { name, cells } of explained) {
      expect(figureOf(cells.Difference), name).toBe(figure(lines, name, 'Difference'));
    }
  });

  it('follow each restricted grant from what was there to what is left', () => {
    const grants = tableWith('month-end-statement', 'Closing');
    for (const { name, cells } of grants) {
      const [opening, received, spent] = ['Opening', 'Received', 'Spent'].map((column) =>
        Number(figureOf(cells[column])),
      );
      expect(Number(opening) + Number(received) - Number(spent), name).toBe(
        figureOf(cells.Closing),
      );
    }
    const balance = tableWith('month-end-statement', 'March 31');
    const total = 'Total restricted grants';
    expect(figure(balance, 'Deferred contributions', 'September 30')).toBe(
      figure(grants, total, 'Closing'),
    );
    expect(figure(balance, 'Deferred contributions', 'March 31')).toBe(
      figure(grants, total, 'Opening'),
    );
  });

  it('agree between the statement and the board package', () => {
    const board = tableWith('board-package', 'Actual');
    const statement = tableWith('month-end-statement', 'Budget');
    for (const column of ['Budget', 'Difference']) {
      const revenue = figure(board, 'Revenue', column);
      const expenses = figure(board, 'Expenses', column);
      expect(revenue).toBe(figure(statement, 'Total revenue', column));
      expect(expenses).toBe(figure(statement, 'Total expenses', column));
      expect(figure(board, 'Surplus', column)).toBe(Number(revenue) - Number(expenses));
    }
    const free = figure(
      tablesOf(htmlOf('month-end-statement')).at(-1) ?? [],
      'Total free cash',
      'September 30',
    );
    expect(htmlOf('board-package')).toContain(`$${Number(free).toLocaleString('en-CA')}`);
  });

  it('score a risk as likelihood times harm, and give each serious one a dated next step', () => {
    const risks = tableWith('risk-register', 'Likelihood');
    expect(risks).toHaveLength(8);
    for (const { name, cells } of risks) {
      const score = Number(figureOf(cells.Score));
      expect(score, name).toBe(Number(cells.Likelihood) * Number(cells.Harm));
      if (score >= 8) expect(cells['Next step'], name).toMatch(/(October|November|December) \d/);
    }
  });

  it('name each row for assistive technology', () => {
    const html = samples.map((sample) => sample.html).join('');
    expect(html).toContain('<th scope="row">City operating grant</th>');
    expect(html).toContain('<th scope="col">In dollars</th>');
  });
});
