import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../scripts/content/read-sources.ts';

const samples = readMarkdown().sources.filter(({ file }) => file.includes('/samples/'));

/** A table's rows: what each is called, and its figures. */
function rowsOf(table: Element) {
  const rows: { name: string; figures: number[] }[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((cell) => cell.type === 'element');
    const figures = cells
      .filter((cell) => cell.tagName === 'td' && `${cell.properties.className}` === 'figure')
      .map((cell) => Number(textOf(cell).replaceAll(',', '').replace('−', '-')));
    if (figures.length > 0) rows.push({ name: cells[0] ? textOf(cells[0]) : '', figures });
  });
  return rows;
}

function tablesOf(html: string): Element[] {
  const tables: Element[] = [];
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), 'element', (node) => {
    if (node.tagName === 'table') tables.push(node);
  });
  return tables;
}

describe('the figures of a sample document', () => {
  it.each(samples.map(({ file, html = '' }) => [file, html]))('add up in %s', (_file, html) => {
    for (const table of tablesOf(html)) {
      let sums: number[] = [];
      for (const { name, figures } of rowsOf(table)) {
        expect(figures.every(Number.isFinite), name).toBe(true);
        if (name.startsWith('Total')) {
          expect(figures, name).toEqual(sums);
          sums = [];
        } else {
          sums = figures.map((figure, column) => figure + (sums[column] ?? 0));
        }
      }
    }
  });

  it('name each row for assistive technology', () => {
    const html = samples.map((sample) => sample.html).join('');
    expect(html).toContain('<th scope="row">City operating grant</th>');
    expect(html).toContain('<th scope="col">In dollars</th>');
  });
});
