import type { Page } from 'playwright/test';
import { pages } from '../../app/pages.ts';
import { markdownPaths } from '../../scripts/build/markdown-files.ts';
import { expect, test } from './fixtures.ts';
import { seededJob } from './site-map.ts';
import { phone } from './visit.ts';

/*
 * Focus on one page of each kind: every link, button and field takes it in turn, in sight, marked and clear of the
 * sticky header. keyboard.spec.ts presses the Tab key itself, on four long pages.
 */

/** The first page of each route module, one of each kind of text, and a job. */
const paths = [
  ...new Map(pages.map(({ module, path }) => [module, path])).values(),
  ...new Map(markdownPaths().map((path) => [path.replace(/[^/]+$/, ''), path])).values(),
  `/careers/${seededJob}`,
];

/** What is wrong where the focus lands, down the page and up again. */
function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('.site-header');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not([disabled]), input, select, textarea, summary',
      ),
    ].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    const faultOf = (control: HTMLElement) => {
      control.focus();
      const box = control.getBoundingClientRect();
      const isHeader = control.closest('.site-header, .skip-link') !== null;
      const edge = isHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
      // Of a field for long texts the browser shows the line that is written.
      const isWhole = control.matches('textarea')
        ? box.bottom > edge + 24 && box.top < innerHeight - 24
        : box.top >= edge - 1 && box.bottom <= innerHeight + 1;
      const seen =
        document.activeElement === control && isWhole && box.right > 0 && box.left < innerWidth;
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return seen && marked
        ? []
        : [`${seen ? 'no mark' : 'hidden'}: ${control.outerHTML.slice(0, 120)}`];
    };
    return [...controls, ...controls.toReversed()].flatMap(faultOf);
  });
}

test('focus is in sight and marked on every kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  for (const path of paths) {
    await page.goto(path);
    // From here on the browser marks the focus as for someone who uses the keyboard.
    await page.keyboard.press('Tab');
    expect.soft(await focusFaults(page), path).toEqual([]);
  }
});
