import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { expect, test } from './fixtures.ts';
import { phone, twoFrames, visit, wide } from './visit.ts';

/*
 * The header's menu on small screens: a popover behind a button.
 */

test.use({ viewport: phone });

const menu = (page: Page) => page.locator('#site-menu');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const moreIn = (page: Page, name: string) =>
  menu(page).locator(`summary[aria-label="More in ${name}"]`);

test('opens at once, before any script has come', async ({ page }) => {
  // Scripts that never arrive.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible({ timeout: 1_000 });
  await moreIn(page, 'Services').click();
  await menu(page).getByText('Support & Consulting Streams').click();
  await menu(page)
    .getByRole('link', { name: /^Data Management/ })
    .click();
  await expect(page).toHaveURL(/\/services\/data-management$/);
});

test('stays open while React takes over, beside a logo without the name', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.site-header').getByText(organization.name)).toBeHidden();
  await expect(
    page.locator('.site-header').getByText(organization.shortName, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: `${organization.name}, home` })).toBeVisible();
  await button(page).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await twoFrames(page);
  await expect(menu(page)).toBeVisible();
});

test('closes on Escape with focus back, after a choice, and on resize', async ({ page }) => {
  await visit(page, '/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Book a Consultation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await moreIn(page, 'About').click();
  await menu(page).getByRole('link', { name: /^Team/ }).click();
  await expect(page).toHaveURL(/\/about\/team$/);
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Home' }).focus();
  await page.setViewportSize(wide);
  await expect.poll(() => menu(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false);
  await page.setViewportSize(phone);
  await expect(menu(page)).toBeHidden();
});

test('closes by its button and by a touch outside, and traps no focus', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await visit(page, '/');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await button(page).click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(60, 600);
  await expect(menu(page)).toBeHidden();
  await button(page).press('Enter');
  await menu(page).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  // Past its end stands the page, which it would cover.
  await expect(page.locator('main :focus')).toBeInViewport();
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, closes and leads on', async ({ page }) => {
    await page.goto('/about');
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await moreIn(page, 'Resources').click();
    await menu(page).getByRole('link', { name: /^FAQ/ }).click();
    await expect(page).toHaveURL(/\/resources\/faq$/);
    await expect(menu(page)).toBeHidden();
  });
});
