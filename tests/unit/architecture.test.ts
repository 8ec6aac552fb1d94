import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** What a file of the site belongs to: its folder directly below app/, or workers. */
const placeOf = (file: string) => /^(app\/[\w-]+(?=\/)|workers)/.exec(file)?.[1] ?? file;

const files = globSync('{app,workers}/**/*.{ts,tsx}');
const filesOf = Map.groupBy(files, placeOf);

/** The files of ours that a module imports for more than types. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)([^;]*?)from '([^']+)'/gm,
  );
  return [...statements].flatMap(([, names = '', from = '']) => {
    const onlyTypes = /^\{(\s*type [^,}]+,?)+\s*\}\s*$/.test(names);
    const base = from.startsWith('~/')
      ? from.replace('~', 'app')
      : from.startsWith('.') && join(dirname(file), from);
    if (onlyTypes || !base) return [];
    return ['', '.ts', '.tsx'].map((end) => base + end).find((path) => existsSync(path)) ?? [];
  });
}

it('no folder of the site depends on one that depends on it', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (place: string, way: readonly string[]): void => {
    if (way.includes(place)) circles.push([...way.slice(way.indexOf(place)), place].join(' → '));
    if (done.has(place) || way.includes(place)) return;
    for (const file of filesOf.get(place) ?? []) {
      for (const imported of importsOf(file)) {
        if (placeOf(imported) !== place) visit(placeOf(imported), [...way, place]);
      }
    }
    done.add(place);
  };
  for (const place of filesOf.keys()) visit(place, []);
  expect([...new Set(circles)]).toEqual([]);
});
