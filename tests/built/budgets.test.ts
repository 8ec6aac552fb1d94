import { describe, expect, it } from 'vitest';
import { type Page, pages } from '../../app/pages.ts';
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
  font: 15 * KiB,
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
  const limitOf = (address: string) =>
    address.startsWith('/fonts/') ? limits.font : limits.picture;
  const all = [...files.values()].reduce((sum, bytes) => sum + bytes, document);
  return [
    ...(document > limits.document ? [`document ${inKiB(document)}`] : []),
    ...[...files].flatMap(([address, bytes]) =>
      bytes > limitOf(address) ? [`${address} ${inKiB(bytes)}`] : [],
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
