import type { Page } from 'playwright/test';
import { search } from '#content';
import { expectAccessible } from './axe-check.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { holdBack, hydrate, neverIdle, visit } from './visit.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: search.label });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const status = (page: Page) => results(page).getByRole('status');

test('finds while typing and keeps the question in the address', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Search this site' }).click();
  await expect(page).toHaveURL('/search');
  await box(page).fill('podcasts');
  await expect(results(page).locator('a[href="/resources/podcasts"]')).toBeVisible();
  await expect(page).toHaveURL('/search?q=podcasts');
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await box(page).fill('zzzz');
  await expect(status(page)).toHaveText(search.count.none.replaceAll('{query}', 'zzzz'));
  await expect(results(page).getByRole('link', { name: search.contact.label })).toBeVisible();
  await page.getByRole('link', { name: 'Search this site' }).click();
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toHaveValue('');
});

test('what was typed before React is searched', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/search?q=board');
  await box(page).fill('podcasts');
  await hydrate(page);
  await expect(results(page).locator('a[href="/resources/podcasts"]')).toBeVisible();
  await expect(page).toHaveURL('/search?q=podcasts');
});

test('who follows a link while typing is led there', async ({ page }) => {
  await visit(page, '/search');
  const answer = await holdBack(page, /careers\.data/);
  await page.locator('footer a[href="/careers"]').first().scrollIntoViewIfNeeded();
  const searched = page.waitForRequest(/search\.data\?q=payroll/);
  await box(page).fill('payroll');
  await page.locator('footer a[href="/careers"]').first().click();
  await searched;
  answer();
  await expect(page).toHaveURL('/careers');
});

test.describe('without a network', () => {
  test.use({ allow: [/net::ERR_INTERNET_DISCONNECTED|route module|dynamically imported module/] });

  test('says that it is not whole', async ({ page, context }) => {
    await visit(page, '/search');
    await context.setOffline(true);
    await box(page).fill('podc');
    await expect(status(page)).toHaveText(search.incomplete);
    await expect(box(page)).toHaveValue('podc');
    await context.setOffline(false);
    await page.getByRole('button', { name: search.button }).click();
    await expect(results(page).locator('a[href="/resources/podcasts"]')).toBeVisible();
  });
});

testWithoutScripts('answers its form without JavaScript', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('bookkeeper');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=bookkeeper');
  await expect(box(page)).toHaveValue('bookkeeper');
  await results(page).locator('a[href^="/careers/"]').first().click();
  await expect(page).toHaveURL(/\/careers\//);
});
