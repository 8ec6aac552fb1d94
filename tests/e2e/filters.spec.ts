import type { Locator, Page } from 'playwright/test';
import { countInWords } from '../../app/components/filter/search-text.ts';
import blog from '../../app/content/data/blog.json' with { type: 'json' };
import faq from '../../app/content/data/faq.json' with { type: 'json' };
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { hydrate, neverIdle, topOf, visit } from './visit.ts';

const cards = (page: Page) => page.locator('main article');
const search = (page: Page) => page.getByRole('searchbox');
const groups = (page: Page) =>
  page.locator('main section[aria-labelledby]:has(details)').filter({ visible: true });
const questions = (page: Page) => page.locator('main details').filter({ visible: true });

async function expectCounted(
  list: Locator,
  words: typeof blog.count | typeof faq.count,
  fewerThan = Infinity,
) {
  await expect.poll(() => list.count()).toBeLessThan(fewerThan);
  const count = await list.count();
  const said = new RegExp(`^${countInWords(count, words)}$`);
  await expect(list.page().getByRole('status').filter({ hasText: said })).toBeVisible();
  return count;
}

test('posts narrow by search and category, and say when none matches', async ({ page }) => {
  // They need no answer.
  await page.route(/blog\.data/, (route) => route.abort());
  await visit(page, '/resources/blog');
  const category = page.getByRole('combobox', { name: blog.category.label });
  for (const name of [blog.pagination.previous, blog.pagination.next]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  const all = await expectCounted(cards(page), blog.count);
  const [, , chosen = ''] = blog.category.options;
  await category.selectOption(chosen);
  await expectCounted(cards(page), blog.count, all);
  for (const text of await cards(page).allTextContents()) expect(text).toContain(chosen);
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await search(page).fill(title.toUpperCase());
  const query = new URLSearchParams({ category: chosen, q: title.toUpperCase() });
  await expect(page).toHaveURL(`/resources/blog?${query}`);
  const shown = await cards(page).allTextContents();
  await page.reload();
  await expect(search(page)).toHaveValue(title.toUpperCase());
  await expect(category).toHaveValue(chosen);
  await expect.poll(() => cards(page).allTextContents()).toEqual(shown);

  await search(page).fill('zzzz');
  await expect(page.getByText(blog.empty)).toBeVisible();
  expect(await expectCounted(cards(page), blog.count)).toBe(0);
});

test('questions narrow by search, and say when none matches', async ({ page }) => {
  await visit(page, '/resources/faq');
  const all = await expectCounted(questions(page), faq.count);
  const answers = faq.groups.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer));
  const said = answers.findLast((part) => !part.includes('{')) ?? '';
  const words = said.slice(0, 20).trim().toUpperCase();
  await search(page).fill(words);
  const found = await expectCounted(questions(page), faq.count, all);
  expect(await groups(page).count()).toBeLessThan(faq.groups.length);
  for (const text of await questions(page).allTextContents()) {
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  }
  const held = page.locator('main details:has(.faq-answer mark)');
  await expect(held).not.toHaveCount(0);
  for (const details of await held.all()) await expect(details).toHaveAttribute('open');
  await expect(page).toHaveURL(`/resources/faq?${new URLSearchParams({ q: words })}`);
  await page.reload();
  await expect(questions(page)).toHaveCount(found);
  await search(page).fill('');
  await expect(questions(page)).toHaveCount(all);
  await expect(page.locator('main details[open], main mark')).toHaveCount(0);
  await expect(page).toHaveURL('/resources/faq');

  await search(page).fill('zzzz');
  await expect(page.getByText(faq.empty.text)).toBeVisible();
  await expect(groups(page)).toHaveCount(0);
  expect(await expectCounted(questions(page), faq.count)).toBe(0);
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
      const summary = page.locator('main details[open] summary');
      await expect(summary).toHaveText(question);
      await expect(summary).toBeInViewport({ ratio: 1 });
      expect(await topOf(summary), 'below the header').toBeGreaterThanOrEqual(72);
      await questions(page).first().click();
      await questions(page).last().click();
      await expect(summary).toHaveCount(3);
      if (javaScriptEnabled) await expectAccessible(page);
      else await expect(search(page), 'which could not work').toHaveCount(0);
    });
  });
}

/** As voice control does, without pointer or key. */
const choose = (field: Locator, value: string) =>
  field.evaluate((select: HTMLSelectElement, chosen) => {
    select.value = chosen;
    for (const type of ['input', 'change'])
      select.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);

test('a choice before React narrows the list, and Back keeps it', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/careers');
  const select = page.locator('select[name=location]');
  const all = await cards(page).count();
  const value = (await select.locator('option').nth(2).getAttribute('value')) || 'Remote';
  await choose(select, value);
  await hydrate(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await expect(page).toHaveURL(/\?/);
  const narrowed = await cards(page).count();

  await cards(page).first().getByRole('link').first().click();
  await expect(select).toHaveCount(0);
  await page.goBack();
  await expect(select).toHaveValue(value);
  await expect(cards(page)).toHaveCount(narrowed);
});
