import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrate, neverIdle } from './visit.ts';

/** Chooses as assistive technology, autofill or voice control does: no pointer, no key. */
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label }).evaluate((select: HTMLSelectElement, chosen) => {
    select.value = chosen;
    for (const type of ['input', 'change'])
      select.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);

const lists = [
  { path: '/resources/blog', label: 'Category' },
  { path: '/careers', label: 'Location' },
];

for (const { path, label } of lists) {
  test(`a choice in ${path} without pointer or key narrows the list, and select and list agree after Back`, async ({
    page,
  }) => {
    await neverIdle(page);
    await page.goto(path);
    const cards = page.locator('main article');
    const select = page.getByRole('combobox', { name: label });
    const all = await cards.count();
    const value = (await select.locator('option').nth(2).getAttribute('value')) || 'Remote';
    await choose(page, label, value);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await expect(page).toHaveURL(/\?/);
    const narrowed = await cards.count();

    await cards.first().getByRole('link').first().click();
    await expect(select).toHaveCount(0);
    await page.goBack();
    await expect(select).toHaveValue(value);
    await expect(cards).toHaveCount(narrowed);

    await page.goto('/about');
    await page.goBack();
    await hydrate(page);
    await expect(select).toHaveValue(value);
    await expect(cards).toHaveCount(narrowed);
  });
}

test('a choice narrows the positions that are shown before its answer has come', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route(/careers\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/careers');
  await hydrate(page);
  const cards = page.locator('main article');
  const all = await cards.count();
  const select = page.getByRole('combobox', { name: 'Location' });
  await select.selectOption({ index: 1 });
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const narrowed = await cards.count();
  const count = page.getByRole('status').filter({ hasText: `${narrowed} of ${all}` });
  await expect(count).toHaveCount(0);
  answer.resolve();
  await expect(count).toBeVisible();
  await expect(cards).toHaveCount(narrowed);
});
