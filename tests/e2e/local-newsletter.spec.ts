import { expect, test } from './fixtures.ts';
import { standStill, visit } from './visit.ts';

/*
 * The newsletter forms that send nothing (specification, section 4: Subscribed! for 3 seconds).
 */

for (const path of ['/resources', '/resources/blog']) {
  test(`the form on ${path} says Subscribed! for three seconds and sends nothing`, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      // Pictures come as the page is scrolled, and the pages behind links as those come into sight.
      if (!['image', 'script'].includes(request.resourceType()))
        sent.push(`${request.method()} ${request.url()}`);
    });
    const form = page.locator('form', { has: page.getByRole('button', { name: /^Subscribe/ }) });
    const [email, button] = [form.getByLabel('Email address'), form.getByRole('button')];

    await button.click();
    await expect(button, 'an empty field is refused').toHaveText('Subscribe');
    await email.fill('director@example.org');
    await standStill(page);
    await button.click();
    await expect(button).toHaveText('Subscribed!');
    await expect(form.getByRole('status')).toHaveText('Subscribed!');
    await expect(email).toHaveValue('');
    await page.clock.runFor(2_999);
    await expect(button).toHaveText('Subscribed!');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Subscribe');
    await expect(form.getByRole('status')).toHaveText('');
    expect(sent).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no form that could send what was typed', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
    await page.getByRole('link', { name: 'sign up on the home page' }).click();
    await expect(page).toHaveURL(/\/#newsletter$/);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });
});
