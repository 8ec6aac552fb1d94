import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { standStill, twoFrames, visit, wide } from './visit.ts';

/*
 * The header's menu on wide screens: disclosures in a bar, opened by hover, button and touch (APG disclosure
 * navigation; WCAG 2.2, 1.4.13), with React and without any script.
 */

test.use({ viewport: wide });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const services = (page: Page) => page.locator('.menu-item', { hasText: 'Custom Solutions' });
const servicesLink = (page: Page) =>
  services(page).getByRole('link', { name: 'Services', exact: true });
const panel = (page: Page) => services(page).locator('.menu-panel');
const flyout = (page: Page) => services(page).locator('.menu-flyout');
const buttons = (page: Page) => services(page).locator('summary');

test('opens on hover, and its flyout survives a diagonal path', async ({ page }) => {
  // The visitor's clock stands still on the way, so that a busy machine's hand is no slower than a person's.
  await page.clock.install();
  await visit(page, '/');
  await servicesLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await expect(buttons(page).nth(1)).toHaveText(
    'Support & Consulting StreamsCore consulting services',
  );
  await buttons(page).nth(1).hover();
  await expect(flyout(page)).toBeVisible();
  const last = flyout(page).getByRole('link', { name: /Training & Education/ });
  const [from, goal] = [await buttons(page).nth(1).boundingBox(), await last.boundingBox()];
  if (!from || !goal) throw new Error('the flyout is not shown');
  await standStill(page);
  // Down through the entries that lie below the group, then over to the last one of the flyout.
  await page.mouse.move(from.x + from.width * 0.8, from.y + from.height + 40);
  await page.clock.runFor(250);
  await page.mouse.move(goal.x + 60, goal.y + goal.height / 2);
  await page.clock.runFor(1_000);
  await expect(last).toBeVisible();
  await page.clock.resume();
  await last.click();
  await expect(page).toHaveURL(/\/services\/training-education$/);
  await expect(panel(page)).toBeHidden();
});

test('stays while the pointer is over it, and Escape closes it without a focus', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await standStill(page);
  await servicesLink(page).hover();
  await panel(page)
    .getByRole('link', { name: /All Services/ })
    .hover();
  await page.clock.runFor(1_000);
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(300, 800);
  await page.clock.runFor(1_000);
  await expect(panel(page)).toBeHidden();
  await servicesLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('opens by button; Escape closes one level and returns focus', async ({ page }) => {
  await visit(page, '/');
  const [button, group] = [buttons(page).first(), buttons(page).nth(1)];
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
  await page.keyboard.press('Tab');
  await expect(flyout(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toBeHidden();
  await expect(group).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('closes when focus leaves it, to another item or to the page', async ({ page }) => {
  await visit(page, '/');
  await buttons(page).first().press('Enter');
  await expect(panel(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Pricing', exact: true }).focus();
  await expect(panel(page)).toBeHidden();
  await buttons(page).first().press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('link', { name: 'Search this site' }).focus();
  await expect(panel(page)).toBeHidden();
});

test('marks the active item by the beginning of the path, Home only on its own', async ({
  page,
}) => {
  const marked = () => menu(page).locator('.menu-bar > li > a[aria-current]').allTextContents();
  const expected: readonly (readonly [string, readonly string[]])[] = [
    ['/', ['Home']],
    ['/services', ['Services']],
    ['/services/governance', ['Services']],
    ['/resources/blog/ai-policy-one-page', ['Resources']],
    ['/careers', ['Careers']],
    ['/privacy-policy', []],
  ];
  for (const [path, names] of expected) {
    await page.goto(path);
    expect(await marked(), path).toEqual(names);
  }
  await visit(page, '/services/governance');
  await expect(servicesLink(page)).toHaveAttribute('aria-current', 'true');
  await expect(flyout(page).locator('a[aria-current="page"]')).toHaveText(/^Governance/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(menu(page).locator('.menu-bar > li > a[aria-current="page"]')).toHaveText('Pricing');
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
    await buttons(page).first().tap();
    await expect(panel(page)).toBeHidden();
    await buttons(page).first().tap();
    await expect(panel(page)).toBeVisible();
    await page.locator('.menu-item', { hasText: 'Our Story' }).locator('summary').tap();
    await expect(panel(page)).toBeHidden();
    await expect(menu(page).getByRole('link', { name: /^Partnership/ })).toBeVisible();
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
    await flyout(page)
      .getByRole('link', { name: /Human Resources/ })
      .click();
    await expect(page).toHaveURL(/\/services\/human-resources$/);
    await page.mouse.move(5, 800);
    await buttons(page).first().press('Enter');
    await expect(panel(page)).toBeVisible();
    await buttons(page).nth(1).press('Enter');
    await expect(flyout(page)).toBeVisible();
  });
});
