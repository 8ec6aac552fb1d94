import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { phone, topOf, visit } from './visit.ts';

test.use({ viewport: phone });

/** How far the page is scrolled (CSS pixels). */
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The number of the page's bands that wait to be shown. */
const waiting = (page: Page) =>
  page
    .locator('main > :not(script)')
    .evaluateAll(
      (bands) => bands.filter((band) => getComputedStyle(band).display === 'none').length,
    );

/** The fonts that the heading's letters come from. */
async function typefaces(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a fresh visit shows its first screen first, in letters that are there, and then the rest', async ({
  page,
}) => {
  let bands = 0;
  let families: readonly string[] = [];
  let swapping = 1;
  await page.route(/young-serif/, async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    bands = await waiting(page);
    families = await typefaces(page);
    swapping = await page.evaluate(
      () => [...document.fonts].filter(({ display }) => display === 'swap').length,
    );
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => waiting(page)).toBe(0);
  expect(bands).toBeGreaterThan(3);
  expect(families).not.toContain('Young Serif');
  expect(swapping, 'typefaces for which text waits').toBe(0);
  await expect.poll(() => typefaces(page)).toEqual(['Young Serif']);
  await expect(page.locator('html.arriving')).not.toBeAttached();
});

test('a page without scripts ends in the typefaces as well', async ({ page }) => {
  await page.goto('/terms-conditions');
  await expect.poll(() => typefaces(page)).toEqual(['Young Serif']);
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(new Set(families).size, 'families, stand-ins among them').toBe(2);
});

test('typefaces that do not come keep no band back', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a tap on a link to a part that is not there yet leads to it', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Work Out My Price' }).first().click();
  expect(await waiting(page)).toBe(0);
  await expect.poll(async () => Math.abs(await topOf(page.locator('#estimate')))).toBeLessThan(120);
});

test('a visitor who goes through the page by keyboard finds the whole page', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await waiting(page)).toBe(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a page that is printed at once is printed whole', async ({ page }) => {
  const sheets = async () =>
    [...(await page.pdf()).toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await waiting(page)).toBeGreaterThan(0);
  const atOnce = await sheets();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => waiting(page)).toBe(0);
  const later = await sheets();
  expect(later).toBeGreaterThan(1);
  expect(atOnce).toBe(later);
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
