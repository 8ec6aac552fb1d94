import type { Page } from 'playwright/test';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { expect, test } from './backend.ts';
import { hydrate } from './visit.ts';

/*
 * What a browser adds to tests/worker/forms.test.ts, which has every fault as it is answered without JavaScript.
 */

test.use({ allow: [/\bstatus (of )?(422|503)|net::ERR_INTERNET_DISCONNECTED|route module/] });

const field = (page: Page) => page.locator('#newsletter [name=email]');
const status = (page: Page) => page.locator('#newsletter [role=status]');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the signup' : 'the signup without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('says at the field what is wrong, then stores the specified row, thanks, and is empty again', async ({
      page,
      backend,
      mark,
    }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrate(page);
      await field(page).fill(`ada.${mark}@`);
      await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await subscribe(page);
      await expect(page.locator('#email-error')).toContainText(newsletter.invalidEmail);
      await expect(field(page)).toHaveValue(`ada.${mark}@`);
      await expect(field(page)).toBeFocused();

      const email = `ada.${mark}@nonprofit.example`;
      await field(page).fill(email);
      await subscribe(page);
      await expect(status(page)).toHaveText(newsletter.success);
      await expect(field(page)).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? '/' : '/newsletter');
      expect(await backend.rows('newsletter_signups')).toMatchObject([
        { email, company: organization.name, wording: newsletter.consent.wording },
      ]);
    });
  });
}

test.describe('the signup', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
  });

  test('keeps the address without a network, and when Supabase refuses', async ({
    page,
    context,
    backend,
    mark,
  }) => {
    await backend.fail({ kind: 'status', status: 500 });
    const email = `ada.${mark}@nonprofit.example`;
    await field(page).fill(email);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await subscribe(page);
    await expect(page.locator('#newsletter [role=alert]')).toHaveText(newsletter.failure);
    await expect(field(page)).toHaveValue(email);
    await context.setOffline(false);
    const answer = page.waitForResponse(/newsletter/);
    await subscribe(page);
    await answer;
    await expect(page.locator('#newsletter [role=alert]')).toHaveText(newsletter.failure);
    await expect(field(page)).toHaveValue(email);
  });

  test('is off and says Subscribing... while it is sent', async ({ page, backend, mark }) => {
    await backend.fail({ kind: 'delay', ms: 1_000 });
    await field(page).fill(`ada.${mark}@nonprofit.example`);
    await subscribe(page);
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(status(page)).toHaveText(newsletter.success);
  });
});
