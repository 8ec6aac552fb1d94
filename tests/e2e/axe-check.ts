import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that are asked alone, or left out since they cannot tell here; say why at the call. */
interface Rules {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** What axe finds wrong with the page as it stands now, one line for each element. */
export async function axeFaults(page: Page, { only, without = [] }: Rules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: [...(only ?? tags)],
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(document, asked)).violations,
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const why = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}

/** Expects that axe finds nothing, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
