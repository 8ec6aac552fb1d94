import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { sitePaths } from './site-map.ts';
import { phone, topOf, visit, wide } from './visit.ts';

/*
 * Posts, stories and legal pages: on phones their sections are laid out when they come near, at guessed heights until then
 * (scripts/build/text-sections.ts).
 */

const longTexts = sitePaths.filter((path) =>
  /^\/(privacy-policy|terms-conditions|sms-policy|accessibility|resources\/(blog|impact-stories)\/.+)$/.test(
    path,
  ),
);

/** How much higher or lower than guessed the sections are, together (CSS pixels). */
async function misjudged(page: Page): Promise<number> {
  return page.locator('.prose > [data-height]').evaluateAll((sections) => {
    const height = () => sections.reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    for (const { style } of sections.filter((node) => node instanceof HTMLElement))
      style.contentVisibility = 'hidden';
    const guessed = height();
    for (const { style } of sections.filter((node) => node instanceof HTMLElement))
      style.contentVisibility = 'visible';
    return Math.round(height() - guessed);
  });
}

for (const width of [360, 430]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { ...phone, width }, deviceScaleFactor: 2 });

    test('guesses the heights of long texts', async ({ page }) => {
      expect(longTexts.length).toBeGreaterThan(10);
      for (const path of longTexts) {
        await page.goto(path);
        await page.locator('html:not(.arriving)').waitFor();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(Math.abs(await misjudged(page)), path).toBeLessThan(300);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test('a long text that is reloaded stays where it was read', async ({ page }) => {
    await page.goto('/terms-conditions');
    const heading = page.getByRole('heading', { name: '10. Fair use of the site' });
    // As a reader gets there: every section on the way is laid out.
    while ((await topOf(heading)) > 200) {
      await page.mouse.wheel(0, Math.min(600, (await topOf(heading)) - 150));
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    await page.reload();
    await expect(heading).toBeInViewport();
  });

  test('a link of the contents lands on its heading, below the header', async ({ page }) => {
    await page.goto('/terms-conditions');
    await page.getByRole('link', { name: '14. Limits on liability' }).click();
    const heading = page.getByRole('heading', { name: '14. Limits on liability' });
    await expect.poll(() => topOf(heading)).toBeLessThan(120);
    expect(await topOf(heading)).toBeGreaterThanOrEqual(72);
  });
});

test('the contents mark the section that is being read, also on the way up', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/resources/blog/what-a-grant-really-costs');
  const marked = page.locator('nav[aria-labelledby="contents-title"] [aria-current]');
  await page.getByRole('link', { name: 'Cash is a separate question' }).click();
  await expect(marked).toHaveText('Cash is a separate question');
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await expect(marked).toHaveText('Four layers of cost');
});
