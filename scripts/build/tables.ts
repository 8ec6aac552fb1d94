import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h, s } from 'hastscript';

/** Names a table by the heading above it, and a second table there by its columns. */
export function markTables(tree: Root): void {
  let heading: Element | undefined;
  for (const element of selectAll('h2, h3, table', tree)) {
    if (element.tagName !== 'table') {
      heading = element;
      continue;
    }
    const columns = selectAll('th', element).map(textOf).filter(Boolean).join(', ');
    const risks = markTable(element, heading ? textOf(heading) : `Table: ${columns}`);
    // The grid comes first, so that the text below the heading flows beside it.
    const place = heading ? tree.children.indexOf(heading) + 1 : tree.children.indexOf(element);
    if (risks) tree.children.splice(place, 0, risks);
    heading = undefined;
  }
}

/** Tables of this many columns, or with three columns of words, become cards on phones. */
const fewestCardColumns = 4;

/** Characters. A column of texts no longer than this breaks none of them, such as “Executive director”. */
const longestJoined = 18;

/** An amount or a share, such as −1,600, $500 or 5%. */
const figure = /^[−-]?\$?\d[\d,.]*%?$/;

/** Where the first column is of these, the second names the rows. */
const clock = /^\d{1,2}:\d\d$/;

/** What a form leaves open. */
const isBlank = (cell: Element) => textOf(cell) === '[to fill in]';

/** Names rows by their first cell and puts columns of figures at the right. */
function markTable(table: Element, name: string): Element | undefined {
  const heads = selectAll('th', table);
  const rows = selectAll('tbody tr', table).map((row) => selectAll('td', row));
  const columns = heads.map((head, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const filled = cells.map((cell) => textOf(cell)).filter(Boolean);
    const isFigures = index > 0 && filled.length > 0 && filled.every((text) => figure.test(text));
    return { name: textOf(head), head, cells, isFigures };
  });
  const words = columns.filter(({ isFigures }) => !isFigures);
  const isDrawn = columns.some((column) => goals.includes(column.name));
  const hasBlanks = columns.some(({ cells }) => cells.some(isBlank));
  const asCards = columns.length >= fewestCardColumns || words.length > 2 || isDrawn || hasBlanks;
  if (asCards) table.properties.className = ['as-cards'];
  for (const { name: label, head, cells, isFigures } of columns) {
    head.properties.scope = 'col';
    for (const { properties } of isFigures ? [head, ...cells] : [])
      properties.className = ['figure'];
    for (const { properties } of asCards ? cells : []) properties.dataLabel = label;
    for (const cell of cells.filter(isBlank)) {
      cell.properties = { className: ['blank'] };
      cell.children = [h('span.visually-hidden', 'to fill in')];
    }
  }
  for (const { cells } of words.slice(1)) {
    if (cells.some((cell) => textOf(cell).length > longestJoined)) continue;
    for (const child of cells.flatMap(({ children }) => children))
      if (child.type === 'text') child.value = child.value.replaceAll(' ', '\u00a0');
  }
  for (const row of selectAll('tbody tr', table)) markRow(row);
  const risks = drawRisks(table, columns);
  drawBudget(table, columns);
  table.children.unshift(h('caption.visually-hidden', name));
  Object.assign(table, h('section.table-frame', { ariaLabel: name, tabIndex: 0 }, { ...table }));
  return risks;
}

/** The first cell names the row; alone in it, it heads the rows below. */
function markRow(row: Element) {
  const [first, ...others] = selectAll('td', row);
  if (!first) return;
  first.tagName = 'th';
  first.properties.scope = 'row';
  first.properties.dataLabel = undefined;
  if (others[0] && clock.test(textOf(first))) {
    first.properties.className = ['clock'];
    others[0].properties.dataLabel = undefined;
  }
  if (others.length === 0 || others.some(({ children }) => children.length > 0)) return;
  first.properties.colSpan = others.length + 1;
  row.properties.className = ['heads'];
  row.children = [first];
}

interface Column {
  readonly name: string;
  readonly head: Element;
  readonly cells: readonly Element[];
}

const numberIn = (cell: Element | undefined) =>
  Number((cell ? textOf(cell) : '').replaceAll(',', '').replace('−', '-') || Number.NaN);

/** The widths of a bar whose budget is a line at two thirds of it (pixels). */
const bar = { full: 96, budget: 64, height: 14 } as const;

/** A column of what was planned. */
const goals = ['Budget', 'Target'];

/** A table with a budget or a target draws the column to its left against it, in a column of its own. */
function drawBudget(table: Element, columns: readonly Column[]): void {
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
    s('rect', { y: 4, width, height: 6, fill: 'currentColor', fillOpacity: 0.7 }),
    s('path', { d: `M${budget} 0v${height}`, stroke: 'currentColor', strokeWidth: 2 }),
  );
}

/** From 1 to 5. */
type Place = readonly [likelihood: number, harm: number];

/**
 * A table with columns "Likelihood" and "Harm" numbers its rows and multiplies the two; an "Owner" stands below the risk.
 * Gives the grid that shows where each row stands.
 */
function drawRisks(table: Element, columns: readonly Column[]): Element | undefined {
  const [risk] = columns;
  const [likelihood, harm, owner] = ['Likelihood', 'Harm', 'Owner'].map((name) =>
    columns.find((column) => column.name === name),
  );
  if (!risk || !likelihood || !harm) return undefined;
  const places = likelihood.cells.map((cell, row): Place => {
    const [x, y] = [numberIn(cell), numberIn(harm.cells[row])];
    const score = h(`b.${bandOf(x, y)}`, String(x * y));
    Object.assign(cell, h('td.score', [score, h('span', ` = ${x} × ${y}`)]));
    return [x, y];
  });
  Object.assign(likelihood.head, h('th', { scope: 'col' }, 'Score'));
  for (const [row, name] of risk.cells.entries()) {
    name.children.unshift(h('span.place', String(row + 1)));
    name.children.push(h('span.owner', owner?.cells[row]?.children ?? []));
  }
  if (owner) risk.head.children = [h('span', `${risk.name} and ${owner.name.toLowerCase()}`)];
  const joined = new Set<ElementContent | undefined>(
    [harm, owner].flatMap((column) => column && [column.head, ...column.cells]),
  );
  for (const row of selectAll('tr', table))
    row.children = row.children.filter((cell) => !joined.has(cell));
  return gridOf(places);
}

const levels = [1, 2, 3, 4, 5];

/** Of likelihood times harm. */
const bands = [
  { name: 'high', from: 15, to: 25 },
  { name: 'middle', from: 8, to: 14 },
  { name: 'low', from: 1, to: 7 },
] as const;

function bandOf(likelihood: number, harm: number): string {
  const band = bands.find(({ from }) => likelihood * harm >= from);
  if (band && levels.includes(likelihood) && levels.includes(harm)) return band.name;
  throw new Error('the text: likelihood and harm are numbers from 1 to 5');
}

/** The side of a square of the grid (pixels). */
const side = 42;
const middleOf = (likelihood: number) => 24 + (likelihood - 0.5) * side;
const heightOf = (harm: number) => (5.5 - harm) * side;

/** The grid, with the numbers of the rows in their squares, and what its colours mean. */
function gridOf(places: readonly Place[]): Element {
  const squares = levels.flatMap((x) =>
    levels.flatMap((y) => {
      const rows = places.flatMap((place, row) =>
        place[0] === x && place[1] === y ? [row + 1] : [],
      );
      const [left, top] = [middleOf(x) - side / 2 + 1, heightOf(y) - side / 2 + 1];
      return [
        squareOf(bandOf(x, y), { x: left, y: top, width: side - 2, height: side - 2 }),
        s('text', { x: middleOf(x), y: heightOf(y) + 6 }, rows.join(' ')),
      ];
    }),
  );
  const axes = [
    ...levels.flatMap((level) => [
      s('text', { x: middleOf(level), y: 5 * side + 18 }, String(level)),
      s('text', { x: 10, y: heightOf(level) + 5 }, String(level)),
    ]),
    s('text', { x: middleOf(3), y: 5 * side + 38 }, 'Likelihood'),
    s('text', { transform: `translate(-10 ${heightOf(3)}) rotate(-90)` }, 'Harm'),
  ];
  const edge = 44 + 5 * side;
  const frame = {
    viewBox: `-20 0 ${edge} ${edge}`,
    width: '15.5rem',
    textAnchor: 'middle',
    ariaHidden: 'true',
  };
  return h('figure.risks', [
    s('svg', frame, [
      s('g', { fontSize: 16, fontWeight: 600, fill: 'black' }, squares),
      s('g', { fontSize: 14, fill: 'currentColor' }, axes),
    ]),
    h('figcaption', [...bands.flatMap(keyOf), h('p', 'Each number is a row of the table.')]),
  ]);
}

function keyOf({ name, from, to }: (typeof bands)[number]) {
  const square = squareOf(name, { width: 16, height: 16 });
  return [
    s('svg.icon-4', { viewBox: '0 0 16 16', ariaHidden: 'true' }, square),
    `\u00a0${from}\u00a0to\u00a0${to}\u00a0\u00a0 `,
  ];
}

const squareOf = (band: string, place: Record<string, number>) =>
  s(`rect.${band}`, { rx: 3, ...place });
