import type { Page } from 'playwright/test';
import { axeFaults } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { smallTargets } from './layout-checks.ts';
import { phone, visit, wide } from './visit.ts';

/*
 * axe finds nothing either with menus open, messages shown and answers unfolded.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In light and in dark. */
async function expectNothing(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
}

test('the dropdown with its flyout', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/services/governance');
  const services = page.locator('.menu-item', { hasText: 'Custom Solutions' });
  await services.locator('summary').first().press('Enter');
  await services.locator('summary').nth(1).press('Enter');
  await expect(services.locator('.menu-flyout')).toBeVisible();
  await expectNothing(page);
});

test('the menu on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const summary of await page.locator('#site-menu summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await expectNothing(page);
});

test('open answers, and a search without a match', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/resources/faq');
  for (const index of [0, 3]) await page.locator('main summary').nth(index).click();
  await expectNothing(page);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No FAQs found matching your search.')).toBeVisible();
  await expectNothing(page);
});

test('a blog filtered to nothing, and the label that says Subscribed!', async ({ page }) => {
  await visit(page, '/resources/blog');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No blog posts found matching')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByLabel('Email address').fill('director@example.org');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
});

test('results of a search, and none', async ({ page }) => {
  await page.goto('/search?q=payroll');
  await expectNothing(page);
  await page.goto('/search?q=zzzz');
  await expectNothing(page);
});

test.describe('forms', () => {
  test.use({ allow: [/422/] });

  test('the contact form with errors, in light and dark', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/contact');
    // Past the browser's own check, as a browser without one would send it.
    await page.locator('form[action="/contact"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(wide);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('the contact form and the signup after success, in light and dark', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Full Name').fill('Dana Whitefeather');
  await page.getByLabel('Email Address').fill('dana@example.org');
  await page.getByLabel('Primary Interest Area').selectOption('General Inquiry');
  await page.getByLabel('Primary Country of Operations').selectOption('Canada');
  await page.getByLabel('Your Message').fill('We would like to hear more.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
  await expectNothing(page);

  await visit(page, '/');
  await page.locator('#newsletter').getByRole('textbox').first().fill('dana@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('a page that does not exist', () => {
  test.use({ allow: [/404/] });

  test('is a finished page too', async ({ page }) => {
    await page.setViewportSize(phone);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/careers/no-such-job');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page)).toEqual([]);
  });
});
