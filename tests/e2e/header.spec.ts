import { expect, test } from './fixtures.ts';

test('the header stands on one line at every width', async ({ page }) => {
  await page.goto('/about');
  // As wide as a classic scrollbar, which the breakpoints do not know of.
  await page.locator('body').evaluate((body) => body.style.setProperty('margin-right', '17px'));
  const controls = page
    .locator('.site-header > div :is(a, button):not(details *)')
    .filter({ visible: true });
  for (const width of [320, 360, 390, 480, 640, 768, 1024, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { top, height, right } = control.getBoundingClientRect();
        return { middle: Math.round((top + height / 2) / 4), height, right };
      }),
    );
    expect(new Set(boxes.map(({ middle }) => middle)).size, `lines at ${width}`).toBe(1);
    expect(Math.max(...boxes.map(({ height }) => height)), `at ${width}`).toBeLessThan(50);
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${width}`).toBeLessThan(width - 28);
  }
});

test('a window as low as at 400% has the page, and the menu too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.site-header')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Home' })).toBeInViewport();
});
