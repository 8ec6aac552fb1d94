import { expect, test } from './fixtures.ts';
import { phone, topOf, visit, wide } from './visit.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test('a long text that is reloaded stays where it was read', async ({ page }) => {
    await page.goto('/terms-conditions');
    const heading = page.getByRole('heading', { name: '10. Fair use of the site' });
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
