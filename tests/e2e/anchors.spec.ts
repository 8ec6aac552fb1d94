import type { Page } from 'playwright/test';
import { contact } from '../../app/content/contact.ts';
import { expect, test } from './fixtures.ts';
import { phone, topOf, visit, wide } from './visit.ts';

/*
 * Where an address with an anchor leads, and where a long text is read.
 */

test.use({ viewport: wide });

const headerHeight = 72;

/** With a little room, and no more: what was asked for is what the reader sees first. */
async function expectBelowHeader(page: Page, selector: string) {
  await expect.poll(() => topOf(page.locator(selector))).toBeLessThan(headerHeight + 24);
  expect(await topOf(page.locator(selector))).toBeGreaterThanOrEqual(headerHeight);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an anchor lands below the sticky header', async ({ page }) => {
      for (const path of ['/contact#form', '/about#mission-vision', '/#newsletter']) {
        await page.goto(path);
        await expectBelowHeader(page, `[id="${path.split('#')[1]}"]`);
      }
      await page.goto(`/contact#${contact.booking.id}`);
      await expect(page.locator(`#${contact.booking.id} h2`)).toBeInViewport();
    });
  });
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
    await page.evaluate(() => {
      const times: { address?: number; scroll?: number; how?: unknown } = {};
      const { pushState } = history;
      history.pushState = (...parts) => {
        times.address = performance.now();
        pushState.apply(history, parts);
      };
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (options) {
        if (this.id === 'form') Object.assign(times, { scroll: performance.now(), how: options });
        scrollIntoView.call(this, options);
      };
      Object.assign(window, { times });
    });
    await page.locator('main a[href="/contact#form"]').first().click();
    await expect(page).toHaveURL('/contact#form');
    await expectBelowHeader(page, '#form');
    const { address, scroll, how } = await page.evaluate(
      (): { address: number; scroll: number; how: ScrollIntoViewOptions } =>
        Reflect.get(window, 'times'),
    );
    expect(how.behavior).toBe(behavior);
    expect(scroll - address).toBeGreaterThanOrEqual(99);
  });
}

test('the contents of a long text lead to a heading, and mark it, also on the way up', async ({
  page,
}) => {
  const path = '/resources/blog/what-a-grant-really-costs';
  await visit(page, path);
  const links = page.locator('nav[aria-labelledby="contents-title"] a');
  const third = (await links.nth(2).getAttribute('href')) ?? '';
  await links.nth(2).click();
  await expectBelowHeader(page, `[id="${third.slice(1)}"]`);
  const marked = page.locator('nav[aria-labelledby="contents-title"] [aria-current]');
  await expect(marked).toHaveAttribute('href', third);
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await expect(marked).toHaveAttribute('href', (await links.nth(1).getAttribute('href')) ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test('a long text that is reloaded stays where it was read', async ({ page }) => {
    await page.goto('/terms-conditions');
    const heading = page.locator('main h2[id]').nth(9);
    while ((await topOf(heading)) > 200) {
      await page.mouse.wheel(0, Math.min(600, (await topOf(heading)) - 150));
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    await page.reload();
    await expect(heading).toBeInViewport();
  });
});
