import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h, s } from 'hastscript';

interface Column {
  readonly name: string;
  readonly cells: readonly Element[];
}

const numberIn = (cell: Element | undefined) =>
  Number((cell ? textOf(cell) : '').replaceAll(',', '').replace('−', '-') || Number.NaN);

/** The widths of a bar whose budget is a line at two thirds of it (pixels). */
const bar = { full: 96, budget: 64, height: 14 } as const;

/** A column of what was planned. */
export const goals = ['Budget', 'Target'];

/** A table with a budget or a target draws the column to its left against it, in a column of its own. */
export function drawBudget(table: Element, columns: readonly Column[]): void {
  const budget = columns.findIndex(({ name }) => goals.includes(name));
  const [actual, planned] = columns.slice(budget - 1, budget + 1);
  if (budget < 1 || !actual || !planned) return;
  select('thead tr', table)?.children.push(
    h('th', { scope: 'col' }, `${actual.name} against ${planned.name.toLowerCase()} (line)`),
  );
  for (const row of selectAll('tbody tr', table)) {
    const cells = selectAll('td', row);
    const share =
      numberIn(cells.find((cell) => actual.cells.includes(cell))) /
      numberIn(cells.find((cell) => planned.cells.includes(cell)));
    // Also where nothing is drawn, so that the row's rule reaches the table's edge.
    row.children.push(h('td.drawn', Number.isFinite(share) ? [barOf(share, planned.name)] : []));
  }
}

/** What would be longer than its room is said in figures. */
function barOf(share: number, goal: string): Element {
  const { full, budget, height } = bar;
  const label = `${Math.round(share * 100)}% of ${goal.toLowerCase()}`;
  if (share * budget > full) return h('span', label);
  const width = (share * budget).toFixed(1);
  return s(
    'svg',
    { viewBox: `0 0 ${full} ${height}`, width: full, height, role: 'img', ariaLabel: label },
    s('rect.bar', { y: 4, width, height: 6 }),
    s('path.tick', { d: `M${budget} 0v${height}` }),
  );
}

const side = 44;
const levels = [1, 2, 3, 4, 5] as const;

/** A table with columns "Likelihood" and "Harm" numbers its rows, and a grid above it shows where each stands. */
export function drawRisks(columns: readonly Column[]): Element | undefined {
  const likelihood = columns.find(({ name }) => name === 'Likelihood')?.cells;
  const harm = columns.find(({ name }) => name === 'Harm')?.cells;
  const [names] = columns;
  if (!likelihood || !harm || !names) return undefined;
  const places = new Map<string, number[]>();
  for (const [index, name] of names.cells.entries()) {
    name.children.unshift(h('span.place', String(index + 1)));
    const at = `${numberIn(likelihood[index])},${numberIn(harm[index])}`;
    places.set(at, [...(places.get(at) ?? []), index + 1]);
  }
  const squares = levels.flatMap((x) =>
    levels.map((y) => {
      const score = x * y;
      const level = score >= 15 ? 'high' : score >= 8 ? 'middle' : 'low';
      const [left, top] = [24 + (x - 1) * side, (5 - y) * side];
      const rows = places.get(`${x},${y}`) ?? [];
      return s(
        'g',
        s(`rect.${level}`, { x: left + 1, y: top + 1, width: side - 2, height: side - 2, rx: 3 }),
        s('text', { x: left + side / 2, y: top + side / 2 + 6 }, rows.join(' ')),
      );
    }),
  );
  const axes = levels.flatMap((level) => [
    s('text.axis', { x: 24 + (level - 0.5) * side, y: 5 * side + 18 }, String(level)),
    s('text.axis', { x: 10, y: (5.5 - level) * side + 5 }, String(level)),
  ]);
  const middle = 2.5 * side;
  const titles = [
    s('text.axis', { x: 24 + middle, y: 5 * side + 38 }, 'Likelihood'),
    s('text.axis', { transform: `translate(-10 ${middle}) rotate(-90)` }, 'Harm'),
  ];
  const edge = 44 + 5 * side;
  const frame = { viewBox: `-20 0 ${edge} ${edge}`, width: edge, height: edge, ariaHidden: 'true' };
  return h('figure.risks', [
    s('svg', frame, [...squares, ...axes, ...titles]),
    h(
      'figcaption',
      'Each number is a row of the table: the harm upwards, the likelihood to the right.',
    ),
  ]);
}
