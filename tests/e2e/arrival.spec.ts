import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { phone, topOf, visit } from './visit.ts';

test.use({ viewport: phone });

/** How far the page is scrolled (CSS pixels). */
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The number of the page's bands that wait to be laid out. */
const waiting = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll(
      (bands) =>
        bands.filter((band) => getComputedStyle(band).contentVisibility !== 'visible').length,
    );

test('a fresh visit puts off what lies far below, and lays it out once it has loaded', async ({
  page,
}) => {
  let whileLoading = 0;
  // Holds the load back by a picture of the first screen.
  await page.route(/heroes\/home/, async (route) => {
    whileLoading = await waiting(page);
    await route.continue();
  });
  await page.goto('/');
  expect(whileLoading).toBeGreaterThan(3);
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.locator('html.arriving')).not.toBeAttached();
});

test('a reload deep in the page, and the way back to it, stay there', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => waiting(page)).toBe(0);
  const heading = page.getByRole('heading', { level: 2 }).nth(4);
  await heading.evaluate((node) => node.scrollIntoView());
  const before = await topOf(heading);
  await page.reload();
  await expect.poll(() => topOf(heading)).toBeCloseTo(before, -1);
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect.poll(() => topOf(heading)).toBeCloseTo(before, -1);
});

test('an address with an anchor lands on it at once', async ({ page }) => {
  await page.goto('/careers#openings');
  expect(await waiting(page)).toBe(0);
  await expect.poll(async () => Math.abs(await topOf(page.locator('#openings')))).toBeLessThan(120);
});

test('a page that React shows after a link puts nothing off by itself', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('main').locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(/\/about$/);
  await expect.poll(() => waiting(page)).toBe(0);
});
