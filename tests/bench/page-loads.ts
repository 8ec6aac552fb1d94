import { chromium } from 'playwright';
import { chromiumPath } from '../../scripts/test/chromium.ts';
import { type Load, loadPage } from './load-page.ts';
import { median, printTable } from './table.ts';

const rounds = 5;
const prerendered = ['/', '/about', '/services/governance', '/resources/faq', '/privacy-policy'];
const paths = [...prerendered, '/careers', '/careers/bookkeeper'];

/**
 * Loads pages of every kind by turns, after a round that is thrown away, and prints the medians; returns what is slower
 * than it should be. Each round has an order of its own: whatever follows a heavy page would always pay for it.
 */
export async function benchPageLoads(site: string): Promise<string[]> {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const loads = new Map<string, Load[]>(paths.map((path) => [path, []]));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const path of shuffled(paths)) {
        const load = await loadPage(browser, site + path);
        if (round > 0) loads.get(path)?.push(load);
      }
      if (round > 0) console.log(`  round ${round} of ${rounds} done`);
    }
  } finally {
    await browser.close();
  }
  const middle = (path: string, key: keyof Load) =>
    median((loads.get(path) ?? []).map((load) => load[key]));
  printTable(
    `Cold page loads on a throttled phone, medians of ${rounds} (ms, KiB)`,
    ['page', 'FCP', 'LCP', 'blocking', 'shift', 'KiB', 'requests'],
    paths.map((path) => [
      path,
      ...(['fcp', 'lcp', 'blocking'] as const).map((key) => Math.round(middle(path, key))),
      middle(path, 'shift').toFixed(3),
      ...(['kib', 'requests'] as const).map((key) => middle(path, key).toFixed(0)),
    ]),
  );
  return paths.flatMap((path) => [
    ...missed(`${path}: FCP against home`, middle(path, 'fcp') / middle('/', 'fcp'), 1.15),
    ...(prerendered.includes(path)
      ? missed(`${path}: LCP against home`, middle(path, 'lcp') / middle('/', 'lcp'), 1.1)
      : []),
    ...missed(`${path}: blocking time in ms`, middle(path, 'blocking'), 20),
    ...missed(`${path}: layout shift`, middle(path, 'shift'), 0.01),
  ]);
}

function shuffled(all: readonly string[]): string[] {
  return all
    .map((path) => ({ path, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path);
}

/** One sentence when a figure is above its goal. */
export function missed(name: string, figure: number, goal: number): string[] {
  return figure > goal ? [`${name} is ${figure.toFixed(2)}, at most ${goal}`] : [];
}
