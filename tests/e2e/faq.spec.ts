import type { Page } from 'playwright/test';
import { faq } from '../../app/content/faq.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { topOf, visit } from './visit.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: faq.search.label });
const groups = (page: Page) =>
  page.locator('main section[aria-labelledby]:has(details)').filter({ visible: true });
const questions = (page: Page) => page.locator('main details').filter({ visible: true });
const open = (page: Page) => page.locator('main details[open]');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const counted = (number: number) =>
  (number === 1 ? faq.count.one : faq.count.many).replace('{count}', `${number}`);

test('many answers are open at once, by mouse and by key, also at an address that was cut', async ({
  page,
}) => {
  await visit(page, '/resources/faq#100%');
  await expect(groups(page)).toHaveCount(faq.groups.length);
  const summaries = questions(page).locator('summary');
  await summaries.nth(0).click();
  await summaries.nth(3).press('Enter');
  await summaries.nth(7).press('Space');
  await expect(open(page)).toHaveCount(3);
  await summaries.nth(3).press('Enter');
  await expect(open(page)).toHaveCount(2);
  await expectAccessible(page);
});

test('the search hides groups without a match, stands in the address, is counted, and says when it finds nothing', async ({
  page,
}) => {
  await visit(page, '/resources/faq');
  const all = await questions(page).count();
  await expect(count(page)).toHaveText(counted(all));
  await search(page).fill('VOLUNTEERS');
  await expect.poll(() => questions(page).count()).toBeLessThan(all);
  const found = await questions(page).count();
  await expect(count(page)).toHaveText(counted(found));
  expect(await groups(page).count()).toBeLessThan(faq.groups.length);
  for (const text of await questions(page).allTextContents()) {
    expect(text.toLowerCase()).toContain('volunteers');
  }
  const held = page.locator('main details:has(.faq-answer mark)');
  await expect(held).not.toHaveCount(0);
  for (const details of await held.all()) await expect(details).toHaveAttribute('open');
  await expect(page).toHaveURL('/resources/faq?q=VOLUNTEERS');
  await page.reload();
  await expect(search(page)).toHaveValue('VOLUNTEERS');
  await expect(questions(page)).toHaveCount(found);
  await search(page).fill('');
  await expect(questions(page)).toHaveCount(all);
  await expect(page.locator('main details[open], main mark')).toHaveCount(0);
  await expect(page).toHaveURL('/resources/faq');

  await search(page).fill('zzzz');
  await expect(page.getByText(faq.empty.text)).toBeVisible();
  await expect(groups(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(counted(0));
  await expectAccessible(page);
  await page.getByRole('link', { name: faq.empty.link.label }).click();
  await expect(page).toHaveURL(faq.empty.link.href);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the address of a question opens it in sight', async ({ page }) => {
      const [, { questions: pricing } = { questions: [] }] = faq.groups;
      const { id, question } = pricing.at(-1) ?? { id: '', question: '' };
      await page.goto(`/resources/faq#${id}`);
      const summary = open(page).locator('summary');
      await expect(summary).toHaveText(question);
      await expect(summary).toBeInViewport({ ratio: 1 });
      expect(await topOf(summary), 'below the header').toBeGreaterThanOrEqual(72);
      if (javaScriptEnabled) return;
      await expect(search(page), 'which could not work').toHaveCount(0);
      await expect(groups(page)).toHaveCount(faq.groups.length);
      await page.emulateMedia({ media: 'print' });
      const answer = page.locator('.faq-answer').last();
      expect((await answer.boundingBox())?.height, 'on paper').toBeGreaterThan(20);
    });
  });
}
