import { contact } from '../../app/content/contact.ts';
import { expect, test } from './backend.ts';
import { fillIn, hydrated, markedMessage, typed } from './contact-page.ts';

/** What a visitor may meet; tests/worker/forms.test.ts has every fault. */
const faults = [
  ['refuses', { kind: 'status', status: 500 }],
  ['answers with a page', { kind: 'html' }],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'the contact form' : 'the contact form without JavaScript',
    () => {
      // The browser itself reports a document or answer that failed: here that is the point.
      test.use({ javaScriptEnabled, allow: [/\bstatus (of )?(422|429|503)/] });

      test.beforeEach(async ({ page }) => {
        await page.goto('/contact');
        if (javaScriptEnabled) await hydrated(page);
      });

      test('stores the specified row, thanks, and is empty again', async ({
        page,
        backend,
        mark,
      }) => {
        const message = markedMessage(mark);
        await fillIn(page, message);
        await page.getByRole('button', { name: 'Send Message' }).click();
        const notice = page.getByRole('status').filter({ hasText: contact.form.success });
        await expect(notice).toBeFocused();
        expect(Object.values(await typed(page)).join('')).toBe('');
        expect(await backend.rows('contact_submissions')).toEqual([{ ...message, status: 'new' }]);
      });

      test('thanks and is empty again for a second message right after the first', async ({
        page,
        backend,
        mark,
      }) => {
        const notice = page.getByRole('status').filter({ hasText: contact.form.success });
        for (const words of ['The first.', 'The second.']) {
          const message = { ...markedMessage(mark), message: words };
          await fillIn(page, message);
          await page.getByRole('button', { name: 'Send Message' }).click();
          await expect
            .poll(() => backend.rows('contact_submissions'))
            .toContainEqual({
              ...message,
              status: 'new',
            });
          await expect(notice).toBeFocused();
          expect(Object.values(await typed(page)).join('')).toBe('');
        }
        await backend.fail({ kind: 'status', status: 500 });
        const message = markedMessage(mark);
        await fillIn(page, message);
        for (let tries = 0; tries < 2; tries += 1) {
          const answer = page.waitForResponse((response) => response.request().method() === 'POST');
          await page.getByRole('button', { name: 'Send Message' }).click();
          expect((await answer).status()).toBe(503);
          await expect(page.getByRole('alert')).toBeFocused();
          expect(await typed(page)).toEqual(message);
        }
      });

      test('says that a text is too long, cuts nothing and blames nobody', async ({
        page,
        mark,
      }) => {
        const message = { ...markedMessage(mark), message: 'x'.repeat(5_001) };
        await fillIn(page, message);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('alert').getByRole('link')).toHaveText(
          'Your Message must be 5,000 characters or fewer',
        );
        expect(await typed(page)).toEqual(message);
      });

      for (const [what, fault] of faults) {
        test(`keeps every word when Supabase ${what}`, async ({ page, backend, mark }) => {
          await backend.fail(fault);
          const message = markedMessage(mark);
          await fillIn(page, message);
          const answer = page.waitForResponse((response) => response.request().method() === 'POST');
          await page.getByRole('button', { name: 'Send Message' }).click();
          expect((await answer).status()).toBe(503);
          await expect(page.getByRole('alert')).toHaveText(contact.form.failure);
          await expect(page.getByRole('alert')).toBeFocused();
          expect(await typed(page)).toEqual(message);
          await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
          expect(await backend.requests()).toHaveLength(1);
        });
      }

      test('names what is wrong, leads to it, and keeps the rest', async ({
        page,
        backend,
        mark,
      }) => {
        const message = {
          ...markedMessage(mark),
          full_name: '   ',
          interest_area: '',
          country: '',
        };
        await fillIn(page, message);
        // With scripts the browser's own checks are off already.
        if (!javaScriptEnabled) {
          await page.locator('#form form').evaluate((form: HTMLFormElement) => {
            form.noValidate = true;
          });
        }
        await page.getByRole('button', { name: 'Send Message' }).click();
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('heading')).toHaveText(contact.form.errorSummary);
        await expect(summary.getByRole('link')).toHaveText([
          contact.form.fields.full_name.missing,
          contact.form.fields.interest_area.missing,
          contact.form.fields.country.missing,
        ]);
        await expect(page).toHaveTitle(/^Error: /);
        const field = page.locator('[name=full_name]');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('#full_name-error')).toContainText('Enter your full name');
        expect(await typed(page)).toEqual(message);
        await summary.getByRole('link').first().click();
        await expect(field).toBeFocused();
        expect(await backend.requests()).toEqual([]);
      });

      test('asks who posts too often to wait, and keeps what was typed', async ({
        page,
        request,
        mark,
      }) => {
        const message = markedMessage(mark);
        await fillIn(page, message);
        // The limiter counts by the minute of the clock, which may turn meanwhile: then it begins again.
        await expect(async () => {
          expect((await request.post('/contact', { form: {} })).status()).toBe(429);
        }).toPass({ intervals: [0] });
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('alert')).toHaveText(contact.form.limited);
        expect(await typed(page)).toEqual(message);
      });

      test('thanks the program that fills the hidden field, and stores nothing', async ({
        page,
        backend,
        mark,
      }) => {
        await fillIn(page, markedMessage(mark));
        await page.locator('#form [name=website]').evaluate((field: HTMLInputElement) => {
          field.value = 'https://spam.example';
        });
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText(contact.form.success)).toBeVisible();
        expect(await backend.requests()).toEqual([]);
      });
    },
  );
}

test('a double click sends one message, while the button says Sending... and is off', async ({
  page,
  backend,
  mark,
}) => {
  await backend.fail({ kind: 'delay', ms: 1_000 });
  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, markedMessage(mark));
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText(contact.form.success)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a double click stores one row', async ({ page, backend, mark }) => {
    await page.goto('/contact');
    await fillIn(page, markedMessage(mark));
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByText(contact.form.success)).toBeVisible();
    expect(await backend.rows('contact_submissions')).toHaveLength(1);
  });

  for (const [query, option] of [
    ['job-inquiry-/-unsolicited-resume', 'Job Inquiry / Unsolicited Resume'],
    ['CUSTOM-technology-solutions', 'Custom Technology Solutions'],
    ['anything-else', ''],
  ] as const) {
    test(`the interest ${query} chooses "${option}"`, async ({ page }) => {
      await page.goto(`/contact?interest=${query}`);
      await expect(page.locator('[name=interest_area]')).toHaveValue(option);
    });
  }
});
