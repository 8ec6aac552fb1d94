import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { topOf, visit, wide } from './visit.ts';

/*
 * Addresses with an anchor land below the sticky header (specification, section 2, Contact).
 */

test.use({ viewport: wide });

const headerHeight = 72;

/** With a little room, and no more: what was asked for is what the reader sees first. */
async function expectBelowHeader(page: Page, selector: string) {
  await expect.poll(() => topOf(page.locator(selector))).toBeLessThan(headerHeight + 24);
  expect(await topOf(page.locator(selector))).toBeGreaterThanOrEqual(headerHeight);
}

const landings = [
  '/contact#form',
  '/about#mission-vision',
  '/#newsletter',
  '/privacy-policy#14-changes-questions-and-complaints',
];

for (const path of landings) {
  test(`${path} lands below the header`, async ({ page }) => {
    await page.goto(path);
    await expectBelowHeader(page, `[id="${path.split('#')[1]}"]`);
  });
}

test('#book-consultation is in sight', async ({ page }) => {
  await page.goto('/contact#book-consultation');
  await expect(page.locator('#book-consultation h2')).toBeInViewport();
  expect(await topOf(page.locator('#book-consultation'))).toBeGreaterThanOrEqual(headerHeight);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/contact#form lands below the header', async ({ page }) => {
    await page.goto('/contact#form');
    await expectBelowHeader(page, '#form');
  });
});

/** Notes when the address changes and when, and how, something is scrolled into view. */
async function watchArrival(page: Page) {
  await page.evaluate(() => {
    const notes: { event: string; at: number; how?: unknown }[] = [];
    const { pushState } = history;
    history.pushState = (...parts) => {
      notes.push({ event: 'address', at: performance.now() });
      pushState.apply(history, parts);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      notes.push({ event: `scroll to ${this.id}`, at: performance.now(), how: options });
      scrollIntoView.call(this, options);
    };
    Object.assign(window, { notes });
  });
  return () =>
    page.evaluate((): { event: string; at: number; how?: { behavior?: string } }[] =>
      Reflect.get(window, 'notes'),
    );
}

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`a link to #form scrolls 100 ms after arrival, ${behavior} for motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, '/services/custom-solutions');
    const notes = await watchArrival(page);
    await page.getByRole('link', { name: 'Tell Us About Your Project' }).first().click();
    await expect(page).toHaveURL(/\/contact#form$/);
    await expectBelowHeader(page, '#form');
    const [address, scroll] = [
      (await notes()).find(({ event }) => event === 'address'),
      (await notes()).findLast(({ event }) => event === 'scroll to form'),
    ];
    expect(scroll?.how?.behavior).toBe(behavior);
    expect((scroll?.at ?? 0) - (address?.at ?? 0)).toBeGreaterThanOrEqual(99);
  });
}
