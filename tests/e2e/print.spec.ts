import { organization } from '../../app/content/organization.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/*
 * What is printed: the words without what can be pressed, and whose page it is, where it stands and from which day.
 */

for (const path of ['/resources/faq', '/pricing', '/resources/blog/what-a-grant-really-costs']) {
  test(`${path} is printed whole, with name, address and day, and no buttons`, async ({ page }) => {
    await visit(page, path);
    const answers = page.locator('.faq-answer');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) {
      expect.soft((await answer.boundingBox())?.height).toBeGreaterThan(20);
    }
    const note = page.getByText(`${organization.name} · `);
    await expect(note).toBeVisible();
    await expect(note).toHaveText(new RegExp(`${path} · \\w+ \\d+, \\d{4}$`));
    await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main a.rounded-full').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.site-header')).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are printed with their answers too', async ({ page }) => {
    await page.goto('/resources/faq');
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('.faq-answer').last().boundingBox())?.height).toBeGreaterThan(20);
  });
});
