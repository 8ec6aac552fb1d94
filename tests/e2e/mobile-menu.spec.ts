import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { phone, twoFrames, visit, wide } from './visit.ts';

/*
 * The header's menu on small screens: a popover behind a button.
 */

test.use({ viewport: phone });

const menu = (page: Page) => page.locator('#site-menu');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const more = (page: Page, path: string) =>
  menu(page).locator(`.menu-item:has([href="${path}"]) summary`).first();

test('stays open while React takes over, beside a logo without the name', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.site-header').getByText(organization.name)).toBeHidden();
  await expect(page.getByRole('link', { name: `${organization.name}, home` })).toBeVisible();
  await button(page).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await twoFrames(page);
  await expect(menu(page)).toBeVisible();
});

test('closes on Escape with focus back, by its button, by a touch outside, after a choice and on resize', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 700, height: 844 });
  await visit(page, '/about');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).locator('a:focus')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await button(page).click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(60, 600);
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize(phone);
  await button(page).click();
  for (const summary of await menu(page).locator('summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await expectAccessible(page);
  await menu(page).locator('a[href="/pricing"]').click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu(page)).toBeHidden();

  await button(page).press('Enter');
  await menu(page).locator('a[href="/contact"]').last().focus();
  await page.keyboard.press('Tab');
  // Past its end stands the page, which it would cover.
  await expect(page.locator('main :focus')).toBeInViewport();
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(wide);
  await expect.poll(() => menu(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, closes and leads on', async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await more(page, '/services/speaking').click();
    await menu(page).locator('.menu-item summary').filter({ hasText: 'Streams' }).click();
    await menu(page).locator('a[href="/services/data-management"]').click();
    await expect(page).toHaveURL('/services/data-management');
    await expect(menu(page)).toBeHidden();
  });
});
