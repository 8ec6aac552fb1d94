import { organization } from '../../app/content/organization.ts';
import { expect, test } from './fixtures.ts';
import {
  enlargeRoot,
  partedWords,
  setTextSize,
  sidewaysScroll,
  spaceText,
} from './layout-checks.ts';

const widths = [320, 360, 390, 480, 640, 768, 1024, 1280, 1440, 2560];

test('the header stands on one line at every width, on two before it leaves the window', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.locator('.site-header');
  // As wide as a classic scrollbar, which the breakpoints do not know of.
  await page.locator('body').evaluate((body) => body.style.setProperty('margin-right', '17px'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const row = await header.locator('> div').evaluate((line) => {
      const shown = [...line.querySelectorAll('a, button')].filter(
        (element) => element.getClientRects().length > 0 && !element.closest('details'),
      );
      const boxes = shown.map((element) => element.getBoundingClientRect());
      return {
        middles: new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 4))).size,
        highest: Math.max(...boxes.map(({ height }) => height)),
        right: Math.max(...boxes.map(({ right }) => right)),
      };
    });
    expect(row.middles, `lines at ${width}`).toBe(1);
    expect(row.highest, `height at ${width}`).toBeLessThan(50);
    expect(row.right, `edge at ${width}`).toBeLessThanOrEqual(width - 17 - 12);
  }
  await spaceText(page);
  for (const width of [1024, 1200, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `at ${width}`).toBeNull();
    // What takes the focus lands below it, but for its edge.
    const room = await page
      .locator('html')
      .evaluate((html) => Number.parseFloat(getComputedStyle(html).scrollPaddingTop));
    expect((await header.boundingBox())?.height, `at ${width}`).toBeLessThan(room + 3);
  }
});

test('text of twice the size leaves its buttons round; a window as low as at 400% has the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/about');
  const reset = await setTextSize(page, 2);
  for (const button of await page
    .locator('.site-header > div > :is([href="/search"], button)')
    .all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(43.5);
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  }
  await expect(page.locator('.site-header > div > a').first()).toContainText(
    organization.shortName,
  );
  await reset();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.site-header')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Home' })).toBeInViewport();
});

test('in a wide window whose root is enlarged, the menu’s button comes and no word is parted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await enlargeRoot(page, 2);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(await partedWords(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeNull();
});
