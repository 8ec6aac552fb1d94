import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

// The script's own value would be sent, too.
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};0`;

/** What alone can change with the colours. */
export const contrast: axe.RunOptions = { runOnly: ['color-contrast'] };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page; the contrasts, half of its work, only of what `coloured` selects. */
export async function axeFaults(page: Page, options: axe.RunOptions = {}, coloured = '*') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate((selector) => {
    window.axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  }, coloured);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(document, asked)).violations,
    { runOnly: tags, resultTypes: ['violations' as const], preload: false, ...options },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const why = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}

/** axe on a page as it is, and its contrasts in the other colours; those around the contents are shown by the pages. */
export async function expectAccessible(page: Page, coloured = 'main *'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, contrast, coloured), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFaults(page, {}, coloured), 'light').toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
