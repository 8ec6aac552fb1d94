import { readFileSync } from 'node:fs';
import type * as ace from 'accessibility-checker-engine/ace.js';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const axeSource = read('axe-core/axe.min.js');
const ibmSource = read('accessibility-checker-engine/ace-window.js');

/** What alone can change with the colours. */
export const contrast: axe.RunOptions = { runOnly: ['color-contrast'] };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function axeFaults(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(document, asked)).violations,
    { runOnly: tags, resultTypes: ['violations' as const], ...options },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const why = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}

/** Rules of IBM's engine that do not fit, each with the reason. */
const ibmExceptions = [
  // Takes the http-equiv attribute of a policy for a deprecated one.
  'element_attribute_deprecated',
  // The skip link comes before every landmark.
  'aria_content_in_landmark',
  // What scrolls must be reachable by keyboard (WCAG 2.1.1), as axe asks too.
  'element_tabbable_role_valid',
  // A card is named by the heading in it.
  'aria_article_label_unique',
];

/** What IBM's engine is sure about. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(ibmSource);
  const results = await page.evaluate(async () => {
    // It takes the labels of closed fields for missing.
    const closed = [...document.querySelectorAll('details:not([open])')];
    for (const details of closed) details.setAttribute('open', '');
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    for (const details of closed) details.removeAttribute('open');
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({
        ruleId,
        text: `${ruleId}: ${message} (${snippet})`,
      }));
  });
  return results.filter(({ ruleId }) => !ibmExceptions.includes(ruleId)).map(({ text }) => text);
}

/** axe on a page as it is, and its contrasts in the other colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeFaults(page, contrast), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axeFaults(page), 'light').toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
    readonly ace: typeof ace;
  }
}
