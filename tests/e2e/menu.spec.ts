import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { hydrate, phone, standStill, twoFrames, visit, wide } from './visit.ts';

const menu = (page: Page) => page.locator('#site-menu');
const services = (page: Page) =>
  page.locator('.menu-item', { has: page.locator('a[href="/services"]') });
const servicesLink = (page: Page) => services(page).locator('a[href="/services"]').first();
const panel = (page: Page) => services(page).locator('.menu-panel');
const flyout = (page: Page) => services(page).locator('.menu-flyout');
const toggles = (page: Page) => services(page).locator('summary');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });

test.describe('on a wide screen', () => {
  test.use({ viewport: wide });

  test('opens on hover, and its flyout survives a diagonal path', async ({ page }) => {
    // On a busy machine the pointer would be slower than a person's.
    await page.clock.install();
    await visit(page, '/');
    await standStill(page);
    await servicesLink(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.mouse.move(300, 800);
    await servicesLink(page).hover();
    await toggles(page).nth(1).hover();
    const last = flyout(page).getByRole('link').last();
    await expect(last).toBeVisible();
    const [from, goal] = [await toggles(page).nth(1).boundingBox(), await last.boundingBox()];
    if (!from || !goal) throw new Error('the flyout is not shown');
    await page.mouse.move(from.x + from.width * 0.8, from.y + from.height + 40);
    await page.clock.runFor(250);
    await page.mouse.move(goal.x + 60, goal.y + goal.height / 2);
    await page.clock.runFor(1_000);
    await expect(last).toBeVisible();
    await page.mouse.move(300, 800);
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeHidden();
  });

  test('opens by button, and Escape closes one level', async ({ page }) => {
    await visit(page, '/services/governance');
    const [toggle, group] = [toggles(page).first(), toggles(page).nth(1)];
    await toggle.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAccessible(page, '.site-header *');
    await page.keyboard.press('Tab');
    await expect(flyout(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toBeHidden();
    await expect(group).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.press('Enter');
    await menu(page).locator('a[href="/pricing"]').focus();
    await expect(panel(page), 'to another item').toBeHidden();
    await toggle.press('Enter');
    await page.getByRole('link', { name: 'Search this site' }).focus();
    await expect(panel(page), 'to the page').toBeHidden();
    await toggle.press('Enter');
    const speaking = panel(page).locator('a[href="/services/speaking"]');
    await speaking.click();
    await expect(page).toHaveURL('/services/speaking');
    await expect(panel(page)).toBeHidden();
    await expect(speaking).toHaveAttribute('aria-current', 'page');
  });

  test('stays open under a pointer that was there before React', async ({ page }) => {
    await page.goto('/');
    await servicesLink(page).hover();
    await expect(panel(page)).toBeVisible();
    await hydrate(page);
    await twoFrames(page);
    await expect(panel(page)).toBeVisible();
    await toggles(page).first().click();
    await expect(services(page).locator('details').first()).toHaveAttribute('open');
  });

  test.describe('that is touched', () => {
    test.use({ hasTouch: true });

    test('opens and closes by its button, one dropdown at a time', async ({ page }) => {
      // As in Safari before 18.2, where a click is a mouse's.
      await page.addInitScript(() => {
        const value = ({ type }: Event) => type !== 'click';
        Object.defineProperty(PointerEvent, Symbol.hasInstance, { value });
      });
      await page.goto('/');
      await toggles(page).first().tap();
      await hydrate(page);
      await expect(panel(page)).toBeVisible();
      await toggles(page).first().tap();
      await expect(panel(page)).toBeHidden();
      await toggles(page).first().tap();
      await expect(panel(page)).toBeVisible();
      await page.locator('.menu-item:has([href="/about/team"]) summary').tap();
      await expect(panel(page)).toBeHidden();
      await expect(menu(page).locator('details[open]')).toHaveCount(1);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(menu(page).locator('details[open]')).toHaveCount(0);
    });
  });

  testWithoutScripts('opens by hover and by key without JavaScript', async ({ page }) => {
    await page.goto('/');
    await servicesLink(page).hover();
    await toggles(page).nth(1).hover();
    await flyout(page).locator('a[href="/services/human-resources"]').click();
    await expect(page).toHaveURL('/services/human-resources');
    await page.mouse.move(5, 800);
    await toggles(page).first().press('Enter');
    await toggles(page).nth(1).press('Enter');
    await expect(flyout(page)).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('stays open while React hydrates, beside a logo without the name', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.site-header').getByText(organization.name)).toBeHidden();
    await button(page).click();
    await hydrate(page);
    await twoFrames(page);
    await expect(menu(page)).toBeVisible();
  });

  test('closes after a choice, without the focus and when it widens', async ({ page }) => {
    await visit(page, '/about');
    await button(page).click();
    for (const summary of await menu(page).locator('summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await expectAccessible(page, '.site-header *');
    await menu(page).locator('a[href="/pricing"]').click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).toBeHidden();

    await button(page).press('Enter');
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    await expect(menu(page)).toBeHidden();

    await button(page).press('Enter');
    await menu(page).getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page), 'which closes it').toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();

    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(wide);
    await expect.poll(() => menu(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false);
  });

  testWithoutScripts('opens, closes and leads on without JavaScript', async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await toggles(page).first().click();
    await menu(page).locator('summary').filter({ hasText: 'Streams' }).click();
    await menu(page).locator('a[href="/services/data-management"]').click();
    await expect(page).toHaveURL('/services/data-management');
    await expect(menu(page)).toBeHidden();
  });
});
