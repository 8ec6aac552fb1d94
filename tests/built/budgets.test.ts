import { describe, expect, it } from 'vitest';
import { budgets, excess, kindOf, limits, overBudget } from '../bench/budgets.ts';
import { builtPaths, weighPage } from '../bench/built-page.ts';
import { hydrationScripts } from '../bench/first-visit.ts';
import { workerBytes } from '../bench/worker-bundle.ts';

const sum = (files: readonly { bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

const largest = (files: readonly { bytes: number }[], names: readonly string[]) =>
  files
    .map(({ bytes }, index) => `${names[index]} ${(bytes / 1024).toFixed(1)}`)
    .toSorted((one, other) => Number(other.split(' ')[1]) - Number(one.split(' ')[1]))
    .slice(0, 5)
    .join(', ');

/** On the built site: a heavier page fails here with the file that grew. */
describe('byte budgets', () => {
  it.each(builtPaths())('%s stays light before any intent', (path) => {
    expect(overBudget(weighPage(path))).toEqual([]);
  });

  it.each(builtPaths())('%s is hydrated by few scripts', (path) => {
    const scripts = hydrationScripts(path);
    const names = scripts.map(({ address }) => address);
    const label = `scripts of ${path} (largest: ${largest(scripts, names)})`;
    expect(excess(label, sum(scripts), budgets[kindOf(path)].hydration)).toEqual([]);
  });

  it('ships no script at all on legal pages', () => {
    const legal = builtPaths().filter((path) => kindOf(path) === 'legal');
    expect(legal.length).toBeGreaterThanOrEqual(3);
    for (const path of legal) {
      expect(hydrationScripts(path)).toEqual([]);
      expect(weighPage(path).inlineScript).toBe(0);
    }
  });

  it('keeps the Worker within its budget', () => {
    expect(excess('Worker', workerBytes(), limits.worker)).toEqual([]);
  });
});
