import { describe, expect, it } from 'vitest';
import { type Page, pages } from '../../app/pages.ts';
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
  document: 25 * KiB,
  picture: 25 * KiB,
  /** Document, fonts, icons and pictures that are not lazy. */
  page: 100 * KiB,
  home: 75 * KiB,
  /** Not gzipped. */
  inlineScript: 2 * KiB,
  /** All scripts that hydrate a page as the first one; 104 KiB are React and the router. */
  scripts: 136 * KiB,
  scriptFiles: 12,
  /** Everything that `wrangler deploy` uploads as code. */
  worker: 320 * KiB,
};

/** The sizes that are over their limits, each with its file. */
function overLimit({ document, files }: PageWeight, total: number): string[] {
  const all = [...files.values()].reduce((sum, bytes) => sum + bytes, document);
  const isFont = (address: string) => address.startsWith('/fonts/');
  const fonts = [...files].reduce((sum, [file, bytes]) => sum + (isFont(file) ? bytes : 0), 0);
  return [
    ...(document > limits.document ? [`document ${inKiB(document)}`] : []),
    ...(fonts > fontBudget ? [`typefaces ${inKiB(fonts)}`] : []),
    ...[...files].flatMap(([address, bytes]) =>
      bytes > limits.picture && !isFont(address) ? [`${address} ${inKiB(bytes)}`] : [],
    ),
    ...(all > total ? [`in all ${inKiB(all)}`] : []),
  ];
}

const inKiB = (bytes: number) => `${(bytes / KiB).toFixed(1)} KiB`;

const isLegal = (path: string) =>
  pages.some((page: Page) => page.path === path && page.module === 'legal');

describe.each(builtPaths())('%s', (path) => {
  it('is light before it hydrates, and fetches no script or style', () => {
    const weight = weighPage(path);
    expect(overLimit(weight, path === '/' ? limits.home : limits.page)).toEqual([]);
    expect(weight.inlineScript).toBeLessThan(isLegal(path) ? 1 : limits.inlineScript);
    expect(weight.blocking).toEqual([]);
  });

  it('is hydrated by few scripts, and none on a legal page', () => {
    const scripts = hydrationScripts(path);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, [...scripts.keys()].join(' ')).toBeLessThan(isLegal(path) ? 1 : limits.scripts);
    expect(scripts.size).toBeLessThanOrEqual(isLegal(path) ? 0 : limits.scriptFiles);
  });
});

it('keeps the Worker within what it may weigh', () => {
  expect(workerBytes()).toBeLessThan(limits.worker);
});
