import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A row of a table: what it is called, and its texts by the columns' headings. */
export interface TableRow {
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The tables of a page's HTML, each as its rows below the headings. */
export function tablesOf(html: string): readonly (readonly TableRow[])[] {
  const tables: TableRow[][] = [];
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [columns = [], ...rows] = rowsOf(table);
    tables.push(
      rows.map((texts) => ({
        name: texts[0] ?? '',
        cells: Object.fromEntries(columns.map((column, index) => [column, texts[index] ?? ''])),
      })),
    );
  });
  return tables;
}

function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    rows.push(row.children.filter((cell) => cell.type === 'element').map((cell) => textOf(cell)));
  });
  return rows;
}

/** The number that a cell holds ("−1,600"), or null when it holds words. */
export function figureOf(text: string | undefined): number | null {
  const plain = (text ?? '').replaceAll(',', '').replace('−', '-');
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}
