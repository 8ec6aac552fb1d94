import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/*
 * The questions and answers (specification, sections 2, 4 and 5, FAQ).
 */

const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search questions and answers' });
const groups = (page: Page) => page.locator('main section[aria-labelledby]:has(details)');
const questions = (page: Page) => page.locator('main details');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const empty = 'No FAQs found matching your search. Try different keywords or contact us directly.';

test('many answers are open at once, by mouse and by key, also at an address that was cut', async ({
  page,
}) => {
  await visit(page, '/resources/faq#100%');
  await expect(groups(page)).toHaveCount(4);
  const summaries = questions(page).locator('summary');
  await summaries.nth(0).click();
  await summaries.nth(3).press('Enter');
  await summaries.nth(7).press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(3);
  await summaries.nth(3).press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(2);
});

test('the search hides groups without a match, stands in the address and is counted', async ({
  page,
}) => {
  await visit(page, '/resources/faq');
  const all = await questions(page).count();
  expect(all).toBeGreaterThanOrEqual(20);
  await expect(count(page)).toHaveText(`${all} questions`);
  await search(page).fill('VOLUNTEERS');
  await expect.poll(() => questions(page).filter({ visible: true }).count()).toBeLessThan(all);
  const found = await questions(page).filter({ visible: true }).count();
  await expect(count(page)).toHaveText(found === 1 ? '1 question' : `${found} questions`);
  expect(await groups(page).filter({ visible: true }).count()).toBeLessThan(4);
  for (const text of await questions(page).filter({ visible: true }).allTextContents()) {
    expect(text.toLowerCase()).toContain('volunteers');
  }
  const held = page.locator('main details:has(.faq-answer mark)');
  await expect(held).not.toHaveCount(0);
  for (const details of await held.all()) await expect(details).toHaveAttribute('open');
  await expect(held.first().locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=VOLUNTEERS$/);
  await page.reload();
  await expect(search(page)).toHaveValue('VOLUNTEERS');
  await expect.poll(() => questions(page).filter({ visible: true }).count()).toBe(found);
  await search(page).fill('');
  await expect.poll(() => questions(page).filter({ visible: true }).count()).toBe(all);
  await expect(page.locator('main details[open], main mark')).toHaveCount(0);
  await expect(page).toHaveURL(/\/resources\/faq$/);
});

test('a search without a match says so and leads to the contact page', async ({ page }) => {
  await page.goto('/resources/faq?q=zzzz');
  await expect(page.getByText(empty)).toBeVisible();
  await expect(groups(page).filter({ visible: true })).toHaveCount(0);
  await expect(count(page)).toHaveText('0 questions');
  await page.getByRole('link', { name: 'contact us directly' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the address of a question opens it in sight', async ({ page }) => {
      await page.goto('/resources/faq#subsidies');
      const open = page.locator('main details[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('summary')).toHaveText('What if we cannot afford the rate?');
      await expect(open.locator('summary')).toBeInViewport({ ratio: 1 });
      const top = await open
        .locator('summary')
        .evaluate((node) => node.getBoundingClientRect().top);
      expect(top, 'below the header').toBeGreaterThanOrEqual(72);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question stands there, without a search that could not work', async ({ page }) => {
    await page.goto('/resources/faq');
    await expect(search(page)).toHaveCount(0);
    await expect(groups(page).filter({ visible: true })).toHaveCount(4);
    await questions(page).locator('summary').first().click();
    await expect(page.locator('main details[open] > div').first()).toBeVisible();
  });
});
