import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands now, one line for each element. `without` names rules that cannot
 * tell here; say why at the call.
 */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  // axe takes what is not laid out yet for what lies on top of it.

  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: tags,
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

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
