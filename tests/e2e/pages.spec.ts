import { expect, test } from './fixtures.ts';
import { cutTexts, sidewaysScroll, smallTargets, spaceText } from './layout-checks.ts';
import { scriptlessPaths, sitePaths } from './site-map.ts';

/*
 * Every page in the browser. The fixture fails a page that reports an error, breaks its Content-Security-Policy, asks
 * another site for anything or asks for something that fails; React's takeover is part of the visit.
 */

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

for (const path of sitePaths) {
  test(`${path} holds at every width`, async ({ page }) => {
    await page.setViewportSize(wide);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await sidewaysScroll(page)).toBeNull();
    expect.soft(await smallTargets(page)).toEqual([]);

    await page.mouse.move(700, 450);
    await page.mouse.move(710, 460);
    if (scriptlessPaths.includes(path)) {
      expect.soft(await page.locator('script[src], script:not([type])').count(), 'scripts').toBe(0);
    } else {
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    }

    await page.setViewportSize(phone);
    expect.soft(await sidewaysScroll(page)).toBeNull();
    expect.soft(await smallTargets(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect.soft(await sidewaysScroll(page)).toBeNull();

    await page.setViewportSize(phone);
    await spaceText(page);
    expect.soft(await sidewaysScroll(page)).toBeNull();
    expect.soft(await cutTexts(page)).toEqual([]);
  });
}
