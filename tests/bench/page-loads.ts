import type { Browser } from 'playwright';
import { type Load, loadPage } from './load-page.ts';
import { missed } from './missed.ts';
import { withBrowser } from './phone.ts';
import { median, printTable } from './table.ts';

const firstRounds = 5;
/** Of a second look, which decides. */
const secondRounds = 11;
const prerendered = ['/', '/about', '/services/governance', '/resources/faq', '/privacy-policy'];
const paths = [...prerendered, '/careers', '/careers/bookkeeper'];

/** A page's median of one figure. */
type Medians = (path: string, key: keyof Load) => number;

/**
 * Loads pages of every kind and prints the medians; returns what is slower than it should be. On a small machine medians
 * of five of the same page differ by a tenth: what falls short is measured once more beside home, in more rounds, and
 * counts when it does again.
 */
export function benchPageLoads(): Promise<string[]> {
  return withBrowser(async (browser, site) => {
    const first = await loadByTurns(browser, site, paths, firstRounds);
    const doubtful = paths.filter((path) => shortOf(first, path).length > 0);
    if (doubtful.length === 0) return [];
    console.log(`\nOnce more, as these fall short, perhaps by chance: ${doubtful.join(', ')}`);
    const again = await loadByTurns(browser, site, [...new Set(['/', ...doubtful])], secondRounds);
    return doubtful.flatMap((path) => shortOf(again, path));
  });
}

/** After a round that is thrown away. Each has an order of its own: what follows a heavy page would always pay for it. */
async function loadByTurns(
  browser: Browser,
  site: string,
  compared: readonly string[],
  rounds: number,
): Promise<Medians> {
  const loads = new Map<string, Load[]>(compared.map((path) => [path, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of shuffled(compared)) {
      const load = await loadPage(browser, site + path);
      if (round > 0) loads.get(path)?.push(load);
    }
    if (round > 0) console.log(`  round ${round} of ${rounds} done`);
  }
  const middle: Medians = (path, key) => median((loads.get(path) ?? []).map((load) => load[key]));
  printTable(
    `Cold page loads on a throttled phone, medians of ${rounds} (ms, KiB)`,
    ['page', 'FCP', 'LCP', 'blocking', 'shift', 'KiB', 'requests'],
    compared.map((path) => [
      path,
      ...(['fcp', 'lcp', 'blocking'] as const).map((key) => Math.round(middle(path, key))),
      middle(path, 'shift').toFixed(3),
      ...(['kib', 'requests'] as const).map((key) => middle(path, key).toFixed(0)),
    ]),
  );
  return middle;
}

function shortOf(middle: Medians, path: string): string[] {
  return [
    ...missed(`${path}: FCP against home`, middle(path, 'fcp') / middle('/', 'fcp'), 1.15),
    ...(prerendered.includes(path)
      ? missed(`${path}: LCP against home`, middle(path, 'lcp') / middle('/', 'lcp'), 1.1)
      : []),
    ...missed(`${path}: blocking time in ms`, middle(path, 'blocking'), 20),
    ...missed(`${path}: layout shift`, middle(path, 'shift'), 0.01),
  ];
}

function shuffled(all: readonly string[]): string[] {
  return all
    .map((path) => ({ path, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path);
}
