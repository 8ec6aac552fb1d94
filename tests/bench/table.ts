/** Prints a title and rows as aligned columns; numbers stand at the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = rows.map((row) => row.map(String));
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, index) => pad(cell, widths[index] ?? 0)).join('  ');
  console.log(`\n${title}\n${line(columns)}`);
  for (const row of cells) console.log(line(row));
}

function pad(cell: string, width: number): string {
  return /^[\d.,-]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}

/** Bytes as KiB with one decimal. */
export const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** The middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
