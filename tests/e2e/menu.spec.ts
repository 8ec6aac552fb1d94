import type { Page } from 'playwright/test';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { standStill, twoFrames, visit, wide } from './visit.ts';

/*
 * The header's menu on wide screens: disclosures in a bar, opened by hover, button and touch (APG disclosure
 * navigation; WCAG 2.2, 1.4.13), with React and without any script. Which item each page marks is in
 * tests/built/links.test.ts.
 */

test.use({ viewport: wide });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const services = (page: Page) =>
  page.locator('.menu-item', { has: page.locator('a[href="/services"]') });
const servicesLink = (page: Page) => services(page).locator('a[href="/services"]').first();
const panel = (page: Page) => services(page).locator('.menu-panel');
const flyout = (page: Page) => services(page).locator('.menu-flyout');
const buttons = (page: Page) => services(page).locator('summary');

test('opens on hover, its flyout survives a diagonal path, and Escape closes it without a focus', async ({
  page,
}) => {
  // The visitor's clock stands still on the way, so that a busy machine's hand is no slower than a person's.
  await page.clock.install();
  await visit(page, '/');
  await standStill(page);
  await servicesLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(300, 800);
  await servicesLink(page).hover();
  await buttons(page).nth(1).hover();
  await expect(flyout(page)).toBeVisible();
  const last = flyout(page).getByRole('link').last();
  const [from, goal] = [await buttons(page).nth(1).boundingBox(), await last.boundingBox()];
  if (!from || !goal) throw new Error('the flyout is not shown');
  // Down through the entries that lie below the group, then over to the last one of the flyout.
  await page.mouse.move(from.x + from.width * 0.8, from.y + from.height + 40);
  await page.clock.runFor(250);
  await page.mouse.move(goal.x + 60, goal.y + goal.height / 2);
  await page.clock.runFor(1_000);
  await expect(last).toBeVisible();
  await page.mouse.move(300, 800);
  await page.clock.runFor(1_000);
  await expect(panel(page)).toBeHidden();
});

test('opens by button, Escape closes one level and returns focus, and a page that is chosen closes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/services/governance');
  const [button, group] = [buttons(page).first(), buttons(page).nth(1)];
  await expect(servicesLink(page)).toHaveAttribute('aria-current', 'true');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(flyout(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toBeHidden();
  await expect(group).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await menu(page).locator('a[href="/pricing"]').focus();
  await expect(panel(page), 'to another item').toBeHidden();
  await button.press('Enter');
  await page.getByRole('link', { name: 'Search this site' }).focus();
  await expect(panel(page), 'to the page').toBeHidden();
  await button.press('Enter');
  await panel(page).locator('a[href="/services/speaking"]').click();
  await expect(page).toHaveURL('/services/speaking');
  await expect(panel(page)).toBeHidden();
  await expect(panel(page).locator('a[aria-current="page"]')).toHaveAttribute(
    'href',
    '/services/speaking',
  );
});

test('stays open under a pointer that was there before React, and under its click', async ({
  page,
}) => {
  await page.goto('/');
  await servicesLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await twoFrames(page);
  await expect(panel(page)).toBeVisible();
  // Hover has opened it already: a click on the button closes nothing.
  await buttons(page).first().click();
  await expect(services(page).locator('details').first()).toHaveAttribute('open');
});

test.describe('on a wide screen that is touched', () => {
  test.use({ hasTouch: true });

  test('opens and closes by its button, one dropdown at a time', async ({ page }) => {
    await page.goto('/');
    await buttons(page).first().tap();
    await expect(panel(page)).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await twoFrames(page);
    await expect(panel(page), 'after hydration').toBeVisible();
    await page.locator('.menu-item:has([href="/about/team"]) summary').tap();
    await expect(panel(page)).toBeHidden();
    await expect(menu(page).locator('details[open]')).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens by hover and by key', async ({ page }) => {
    await page.goto('/');
    await servicesLink(page).hover();
    await expect(panel(page)).toBeVisible();
    await buttons(page).nth(1).hover();
    await flyout(page).locator('a[href="/services/human-resources"]').click();
    await expect(page).toHaveURL('/services/human-resources');
    await page.mouse.move(5, 800);
    await buttons(page).first().press('Enter');
    await expect(panel(page)).toBeVisible();
    await buttons(page).nth(1).press('Enter');
    await expect(flyout(page)).toBeVisible();
  });
});
