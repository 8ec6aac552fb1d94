import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { budgets, excess, kindOf, limits, overBudget } from './budgets.ts';
import { builtPaths, weighPage } from './built-page.ts';
import { hydrationScripts } from './first-visit.ts';
import { bytesBySource } from './modules.ts';
import { kib, printTable } from './table.ts';
import { workerBytes } from './worker-bundle.ts';

const sum = (files: readonly { bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** Prints what every page, a first visit and the Worker weigh, and by what; returns what is over its budget. */
export function benchSizes(): string[] {
  const pages = builtPaths().map((path) => {
    const scripts = hydrationScripts(path);
    return { path, weight: weighPage(path), scripts, scriptBytes: sum(scripts) };
  });
  printTable(
    'Pages, KiB as they travel (before any intent; then what hydration fetches)',
    [
      'page',
      'kind',
      'document',
      'of it CSS',
      'fonts',
      'picture',
      'total',
      'inline JS',
      'hydration',
    ],
    pages.map(({ path, weight, scriptBytes }) => {
      const part = (folder: string) =>
        [...weight.files].reduce((size, [file, n]) => size + (file.startsWith(folder) ? n : 0), 0);
      const sizes = [weight.document, weight.styles, part('/fonts/'), part('/images/')];
      return [
        ...[path, kindOf(path), ...sizes.map(kib), kib(weight.total)],
        ...[kib(weight.inlineScript), kib(scriptBytes)],
      ];
    }),
  );
  const home = pages.find(({ path }) => path === '/')?.scripts ?? [];
  const client = home.map(({ address }) => ({
    code: `client${address}`,
    map: `maps/${basename(address)}.map`,
  }));
  printShares('JavaScript of a first visit to the home page, by source', bytesBySource(client));
  const worker = workerBytes();
  const parts = globSync('**/*.js', {
    cwd: new URL('../../build/server/', import.meta.url).pathname,
  });
  const server = parts.map((file) => ({ code: `server/${file}`, map: `server/${file}.map` }));
  printShares(`Worker, ${kib(worker)} KiB in all, by source`, bytesBySource(server));
  return [
    ...pages.flatMap(({ weight }) => overBudget(weight)),
    ...pages.flatMap(({ path, scriptBytes }) =>
      excess(`scripts of ${path}`, scriptBytes, budgets[kindOf(path)].hydration),
    ),
    ...excess('Worker', worker, limits.worker),
  ];
}

function printShares(title: string, shares: ReadonlyMap<string, number>): void {
  const rows = [...shares].filter(([, bytes]) => bytes >= 100).slice(0, 16);
  printTable(
    `${title} (KiB gzip)`,
    ['source', 'KiB'],
    rows.map(([name, size]) => [name, kib(size)]),
  );
}
