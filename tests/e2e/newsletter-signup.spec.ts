import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { expect, test } from './backend.ts';
import { hydrated } from './contact-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the signup' : 'the signup without JavaScript', () => {
    test.use({ javaScriptEnabled, allow: [/\bstatus (of )?(422|429|503)/] });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
    });

    test('stores the specified row, thanks, and is empty again', async ({
      page,
      backend,
      mark,
    }) => {
      const email = `ada.${mark}@nonprofit.example`;
      await page.locator('#newsletter [name=email]').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
      await expect(page.locator('#newsletter [name=email]')).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? '/' : '/newsletter');
      expect(await backend.rows('newsletter_signups')).toEqual([
        { email, company: organization.name, created_at: expect.stringMatching(/Z$/) },
      ]);
    });

    for (const [what, fault] of [
      ['refuses', { kind: 'status', status: 500 }],
      ['never answers', { kind: 'hang' }],
    ] as const) {
      test(`keeps the address when Supabase ${what}`, async ({ page, backend, mark }) => {
        await backend.fail(fault);
        const email = `ada.${mark}@nonprofit.example`;
        await page.locator('#newsletter [name=email]').fill(email);
        await page.getByRole('button', { name: 'Subscribe' }).click();
        // A backend that never answers is given up after 5 s.
        const alert = page.locator('#newsletter [role=alert]');
        await expect(alert).toHaveText(newsletter.failure, { timeout: 10_000 });
        await expect(page.locator('#newsletter [name=email]')).toHaveValue(email);
        expect(await backend.requests()).toHaveLength(1);
      });
    }

    test('says at the field what is wrong', async ({ page, mark }) => {
      await page.locator('#newsletter [name=email]').fill(`ada.${mark}@`);
      await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.locator('#email-error')).toContainText(newsletter.invalidEmail);
      await expect(page.locator('#newsletter [name=email]')).toHaveValue(`ada.${mark}@`);
    });
  });
}

test('while it is sent the button says Subscribing... and is off', async ({
  page,
  backend,
  mark,
}) => {
  await backend.fail({ kind: 'delay', ms: 1_000 });
  await page.goto('/');
  await hydrated(page);
  await page.locator('#newsletter [name=email]').fill(`ada.${mark}@nonprofit.example`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
});
