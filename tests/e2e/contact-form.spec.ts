import type { Page } from 'playwright/test';
import { contact } from '../../app/content/contact.ts';
import { fieldLengths, tooLong } from '../../app/content/form-fields.ts';
import { expect, test } from './backend.ts';
import { fillIn, markedMessage, typed } from './contact-page.ts';
import { hydrate, topOf } from './visit.ts';

/*
 * What a browser adds to tests/worker/forms.test.ts, which has every fault, limit and mistake as they are answered
 * without JavaScript: focus, and a form that stays in its page.
 */

// The browser itself reports a document or answer that failed: here that is the point.
test.use({ allow: [/\bstatus (of )?(400|422|429|502|503)|net::ERR_INTERNET_DISCONNECTED/] });

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'the contact form' : 'the contact form without JavaScript',
    () => {
      test.use({ javaScriptEnabled });

      test.beforeEach(async ({ page }) => {
        await page.goto('/contact');
        if (javaScriptEnabled) await hydrate(page);
      });

      test('stores the specified row, thanks, is empty again for a second message, and loses nothing when that fails', async ({
        page,
        backend,
        mark,
      }) => {
        const notice = page.getByRole('status').filter({ hasText: contact.form.success });
        const message = markedMessage(mark);
        for (const words of ['The first.', 'The second.']) {
          const row = { ...message, message: words };
          await fillIn(page, row);
          await send(page);
          await expect
            .poll(() => backend.rows('contact_submissions'))
            .toContainEqual({ ...row, status: 'new' });
          await expect(notice).toBeFocused();
          expect(Object.values(await typed(page)).join('')).toBe('');
        }
        expect(await backend.requests()).toHaveLength(2);

        await backend.fail({ kind: 'status', status: 500 });
        await fillIn(page, message);
        for (let tries = 0; tries < 2; tries += 1) {
          const answer = page.waitForResponse((response) => response.request().method() === 'POST');
          await send(page);
          expect((await answer).status()).toBe(503);
          await expect(page.getByRole('alert')).toContainText(contact.form.failure);
          await expect(page.getByRole('alert')).toBeFocused();
          expect(await typed(page)).toEqual(message);
        }
        const mail = page.getByRole('link', { name: contact.form.mailInstead.link });
        const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
        expect(searchParams.get('body')).toContain(message.email_address);
      });

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
          message: 'x'.repeat(fieldLengths.message + 1),
        };
        await fillIn(page, message);
        await send(page);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('heading')).toHaveText(contact.form.errorSummary);
        await expect(summary.getByRole('link')).toHaveText([
          contact.form.fields.full_name.missing,
          contact.form.fields.interest_area.missing,
          contact.form.fields.country.missing,
          tooLong(contact.form.fields.message.label, fieldLengths.message),
        ]);
        await expect(page).toHaveTitle(/^Error: /);
        const field = page.locator('[name=full_name]');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('#full_name-error')).toContainText(
          contact.form.fields.full_name.missing,
        );
        expect(await typed(page)).toEqual(message);
        await summary.getByRole('link').first().click();
        await expect(field).toBeFocused();
        await expect(page.locator('#full_name-error')).toBeVisible();
        expect(await topOf(page.locator('label[for=full_name]'))).toBeGreaterThanOrEqual(72);
        await summary.getByRole('link').last().click();
        await expect(page.locator('[name=message]')).toBeFocused();
        expect(await backend.requests()).toEqual([]);
      });
    },
  );
}

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page);
  });

  test('keeps every word when Supabase answers with a page', async ({ page, backend, mark }) => {
    await backend.fail({ kind: 'html' });
    const message = markedMessage(mark);
    await fillIn(page, message);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(contact.form.failure);
    expect(await typed(page)).toEqual(message);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  test('keeps every word when no answer comes: without a network, from a proxy, or to a form that was altered', async ({
    page,
    context,
    backend,
    mark,
  }) => {
    const message = markedMessage(mark);
    await fillIn(page, message);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: contact.form.success })).toBeFocused();
    // After a stored message, whose form is a new one.
    await fillIn(page, message);
    const fails = async (words: string) => {
      await send(page);
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert')).toBeFocused();
    };
    await context.setOffline(true);
    await fails(contact.form.failure);
    expect(await typed(page)).toEqual(message);
    await context.setOffline(false);
    await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Outage</h1>' }));
    await fails(contact.form.failure);
    expect(await typed(page)).toEqual(message);
    await page.unroute(/\.data/);
    // As a browser's extension may do, and the server refuses.
    await page.locator('#form form').evaluate((form) => {
      form.insertAdjacentHTML('beforeend', '<input type="hidden" name="other">');
    });
    await fails(contact.form.refused);
    expect(await typed(page)).toEqual(message);
    expect(await backend.requests()).toHaveLength(1);
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
    await send(page);
    await expect(page.getByRole('alert')).toHaveText(contact.form.limited);
    expect(await typed(page)).toEqual(message);
  });

  test('sends one message for a double click, while the button says Sending... and is off', async ({
    page,
    backend,
    mark,
  }) => {
    await backend.fail({ kind: 'delay', ms: 1_000 });
    await fillIn(page, markedMessage(mark));
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByText(contact.form.success)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(await backend.rows('contact_submissions')).toHaveLength(1);
  });
});

test.describe('the contact form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores one row for a double click', async ({ page, backend, mark }) => {
    await page.goto('/contact');
    await fillIn(page, markedMessage(mark));
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByText(contact.form.success)).toBeVisible();
    expect(await backend.rows('contact_submissions')).toHaveLength(1);
  });
});
