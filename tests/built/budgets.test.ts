import { describe, expect, it } from 'vitest';
import { fontBudget } from '../../app/theme/font-budget.ts';
import {
  builtPaths,
  hydrationScripts,
  type PageWeight,
  weighPage,
  workerBytes,
} from '../support/built-page.ts';

const KiB = 1024;

/** The largest sizes in bytes as they travel; docs/performance.md says where they come from. */
const limits = {
  homeDocument: 24 * KiB,
  /** A long text stands in the document twice: as HTML and as the router's data. */
  document: 34 * KiB,
  picture: 25 * KiB,
  /** Document, fonts, icons and pictures that are not lazy. */
  page: 100 * KiB,
  home: 75 * KiB,
  /** All scripts that hydrate a page as the first one; 104 KiB are React and the router. */
  scripts: 140 * KiB,
  scriptFiles: 16,
  /** Everything that `wrangler deploy` uploads as code. */
  worker: 500 * KiB,
};

/** The sizes that are over their limits, each with its file. */
function overLimit({ document, files }: PageWeight, isHome: boolean): string[] {
  const all = [...files.values()].reduce((sum, bytes) => sum + bytes, document);
  const isFont = (address: string) => address.startsWith('/fonts/');
  const fonts = [...files].reduce((sum, [file, bytes]) => sum + (isFont(file) ? bytes : 0), 0);
  return [
    ...(document > (isHome ? limits.homeDocument : limits.document)
      ? [`document ${inKiB(document)}`]
      : []),
    ...(fonts > fontBudget ? [`typefaces ${inKiB(fonts)}`] : []),
    ...[...files].flatMap(([address, bytes]) =>
      bytes > limits.picture && !isFont(address) ? [`${address} ${inKiB(bytes)}`] : [],
    ),
    ...(all > (isHome ? limits.home : limits.page) ? [`in all ${inKiB(all)}`] : []),
  ];
}

const inKiB = (bytes: number) => `${(bytes / KiB).toFixed(1)} KiB`;

describe.each(builtPaths())('%s', (path) => {
  it('is light before it hydrates, and paints without a further script or style', () => {
    const weight = weighPage(path);
    expect(overLimit(weight, path === '/')).toEqual([]);
    expect(weight.blocking).toEqual([]);
  });

  it('is hydrated by few scripts', () => {
    const scripts = hydrationScripts(path);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, [...scripts.keys()].join(' ')).toBeLessThan(limits.scripts);
    expect(scripts.size, [...scripts.keys()].join(' ')).toBeLessThanOrEqual(limits.scriptFiles);
  });
});

it('keeps the Worker within what it may weigh', () => {
  expect(workerBytes()).toBeLessThan(limits.worker);
});
