import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/*
 * The list of posts with its search and categories (specification, sections 2, 4 and 5, Blog).
 */

const posts = (page: Page) => page.locator('main article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const count = (page: Page) => page.getByRole('region', { name: 'All posts' }).getByRole('status');
const empty = 'No blog posts found matching your search criteria. Try adjusting your filters.';

test('offers the categories, and one page with both ways closed', async ({ page }) => {
  await page.goto('/resources/blog');
  await expect(category(page).locator('option')).toHaveText([
    'All Categories',
    'AI & Technology',
    'Governance & Risk',
    'Finance & Operations',
    'Human Resources',
    'Fundraising & Grants',
    'Strategic Planning',
  ]);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
});

test('narrows by search and category at once, in the address, and announces the count', async ({
  page,
}) => {
  await visit(page, '/resources/blog');
  const all = await posts(page).count();
  expect(all).toBeGreaterThanOrEqual(7);
  await expect(count(page)).toHaveText(`${all} posts`);
  await category(page).selectOption('Finance & Operations');
  await expect.poll(() => posts(page).count()).toBeLessThan(all);
  const inCategory = await posts(page).count();
  await expect(count(page)).toHaveText(inCategory === 1 ? '1 post' : `${inCategory} posts`);
  for (const text of await posts(page).allTextContents())
    expect(text).toContain('Finance & Operations');
  await search(page).fill('RECEIPTS');
  await expect(page).toHaveURL(/\?category=Finance\+%26\+Operations&q=RECEIPTS$/);
  await expect.poll(async () => (await posts(page).count()) <= inCategory).toBe(true);
  const shared = page.url();
  const shown = await posts(page).allTextContents();
  await page.goto('/');
  await page.goto(shared);
  await expect(search(page)).toHaveValue('RECEIPTS');
  await expect(category(page)).toHaveValue('Finance & Operations');
  await expect.poll(() => posts(page).allTextContents()).toEqual(shown);
});

test('says so when nothing matches', async ({ page }) => {
  await visit(page, '/resources/blog');
  await search(page).fill('zzzz');
  await expect(page.getByText(empty)).toBeVisible();
  await expect(posts(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 posts');
  await search(page).fill('');
  await expect(page.getByText(empty)).toBeHidden();
});

test('a card leads to its post, and back keeps the filter', async ({ page }) => {
  await visit(page, '/resources/blog?q=bylaws');
  await expect(count(page)).toHaveText(/^\d posts?$/);
  await posts(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/resources\/blog\/[a-z-]+$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('bylaws');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list stands there, without filters that could not work', async ({ page }) => {
    await page.goto('/resources/blog?q=bylaws');
    expect(await posts(page).count()).toBeGreaterThanOrEqual(7);
    await expect(search(page)).toHaveCount(0);
    await expect(category(page)).toHaveCount(0);
  });
});
