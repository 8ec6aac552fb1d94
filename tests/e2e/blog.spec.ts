import type { Page } from 'playwright/test';
import { blog } from '../../app/content/blog.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const posts = (page: Page) => page.locator('main article');
const search = (page: Page) => page.getByRole('searchbox', { name: blog.search.label });
const category = (page: Page) => page.getByRole('combobox', { name: blog.category.label });
const count = (page: Page) =>
  page.getByRole('region', { name: blog.listHeading }).getByRole('status');
const counted = (number: number) =>
  (number === 1 ? blog.count.one : blog.count.many).replace('{count}', `${number}`);

test('narrows by search and category at once, in the address, announces the count, and says when nothing matches', async ({
  page,
}) => {
  await visit(page, '/resources/blog');
  await expect(category(page).locator('option')).toHaveText([
    blog.category.all,
    ...blog.category.options,
  ]);
  for (const name of [blog.pagination.previous, blog.pagination.next]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  const all = await posts(page).count();
  await expect(count(page)).toHaveText(counted(all));
  const [, , chosen = ''] = blog.category.options;
  await category(page).selectOption(chosen);
  await expect.poll(() => posts(page).count()).toBeLessThan(all);
  await expect(count(page)).toHaveText(counted(await posts(page).count()));
  for (const text of await posts(page).allTextContents()) expect(text).toContain(chosen);
  const title = (await posts(page).first().getByRole('heading').textContent()) ?? '';
  await search(page).fill(title.toUpperCase());
  await expect(page).toHaveURL(
    `/resources/blog?${new URLSearchParams({ category: chosen, q: title.toUpperCase() })}`,
  );
  const shown = await posts(page).allTextContents();

  await posts(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/resources\/blog\/[\w-]+$/);
  await page.goBack();
  await expect(search(page)).toHaveValue(title.toUpperCase());
  await page.reload();
  await expect(category(page)).toHaveValue(chosen);
  await expect.poll(() => posts(page).allTextContents()).toEqual(shown);

  await search(page).fill('zzzz');
  await expect(page.getByText(blog.empty)).toBeVisible();
  await expect(posts(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(counted(0));
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list stands there, without filters that could not work', async ({ page }) => {
    await page.goto('/resources/blog?q=bylaws');
    expect(await posts(page).count()).toBeGreaterThan(1);
    await expect(search(page)).toHaveCount(0);
    await expect(category(page)).toHaveCount(0);
  });
});
