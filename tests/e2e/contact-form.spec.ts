import type { Page } from 'playwright/test';
import { contact } from '../../app/content/contact.ts';
import { columns, contactFields as fields } from '../../app/content/contact-fields.ts';
import { answers, contactPage, timeWords } from '../../app/content/contact-page.ts';
import { anything, errorMark } from '../../app/content/form-fields.ts';
import { newMessage } from '../support/contact-message.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { control, fillIn, hydrate, neverIdle, opens, phone, topOf, visit } from './visit.ts';

test.use({
  allow: [/\bstatus (of )?(400|422|502|503)|ERR_INTERNET_DISCONNECTED|route module|imported/],
});

const { again, button, sending, failure, times } = contact.form;
const send = (page: Page) => page.getByRole('button', { name: button }).click();
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: answers.stored });

const markedMessage = (mark: string) => ({
  ...newMessage(),
  email_address: `zoe.${mark}@nonprofit.example`,
});

async function typed(page: Page): Promise<Record<string, string>> {
  const values = columns.map(
    async (name) => [name, await control(page, name).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(values));
}

test.describe('a message', () => {
  test.use({ viewport: phone });

  test('is corrected and stored, and the next one too', async ({ page, backend, mark }) => {
    await visit(page, '/contact');
    const message = markedMessage(mark);
    const wrong = { ...message, full_name: '   ', country: '' };
    await fillIn(page, wrong);
    await send(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      fields.full_name.missing,
      fields.country.missing,
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${errorMark}`));
    expect(await typed(page)).toEqual(wrong);
    await expectAccessible(page);
    await summary.getByRole('link').first().click();
    const name = page.getByRole('textbox', { name: fields.full_name.label });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(new RegExp(fields.full_name.missing));
    expect(await topOf(page.locator('label[for=full_name]'))).toBeGreaterThanOrEqual(72);
    expect(await backend.requests()).toEqual([]);

    for (const words of ['The first.', 'The second.']) {
      const row = { ...message, message: words };
      await fillIn(page, row);
      await send(page);
      await expect
        .poll(() => backend.rows('contact_submissions'))
        .toContainEqual({ ...row, status: 'new' });
      await expect(thanks(page)).toBeFocused();
      await opens(page, again);
      expect(Object.values(await typed(page)).join('')).toBe('');
    }
    await expectAccessible(page);
  });
});

/** Follows a link to the times, which are there as for an owner without a calendar. `change` alters what is offered at first. */
async function openTimes(page: Page, change = (data: string) => data) {
  await page.route(/\/contact\.data/, async (route) => {
    const response = await route.fetch();
    const data = (await response.text()).replaceAll('"calendar"', '"other"');
    const body = route.request().method() === 'GET' ? change(data) : data;
    await route.fulfill({ response, body });
  });
  await visit(page, '/about');
  await page.locator('.header-row > [href$="#book-consultation"]').click();
  await expect(page.getByRole('group', { name: times.legend })).toBeVisible();
}

test.describe('a time', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('is chosen, kept and said again', async ({ page, backend, mark }) => {
    await openTimes(page);
    const days = page.locator('.time-fields details');
    await days.nth(1).locator('summary').click();
    const boxes = days.nth(1).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await send(page);
    // What was chosen says the rest.
    const filled = { message: times.message, interest_area: anything };
    expect(await typed(page)).toMatchObject(filled);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await boxes.nth(1).check();
    await expect(boxes.nth(3)).toBeDisabled();
    await boxes.nth(1).uncheck();
    await expect(page.locator('.time-fields')).toContainText('Line Islands');
    const message = markedMessage(mark);
    await fillIn(page, message);
    await send(page);
    await expect(thanks(page)).toBeFocused();
    const said = await thanks(page).getByRole('listitem').allInnerTexts();
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('Line Islands Time)');
    const lines = [message.message, '', times.heading, ...said.map((time) => `- ${time}`)];
    const [row] = await backend.rows('contact_submissions');
    expect(row).toEqual({ ...message, message: lines.join('\n'), status: 'new' });
    // The router may still ask for the page's data.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a time that passed while the form was open is the field’s own error', async ({
  page,
  mark,
}) => {
  const passed = '2026-01-05T14:00Z';
  await openTimes(page, (data) => {
    const [first = ''] = (data.match(/"[\d-]+T\d\d:\d\dZ"/g) ?? []).sort();
    return data.replaceAll(first, `"${passed}"`);
  });
  const message = markedMessage(mark);
  await fillIn(page, message);
  const box = page.locator(`[value="${passed}"]`);
  await box.check();
  await send(page);
  await page.getByRole('alert').getByRole('link', { name: timeWords.gone }).click();
  const fieldset = page.getByRole('group', { name: times.legend });
  await expect(fieldset).toHaveAccessibleDescription(new RegExp(timeWords.gone));
  await expect(box).toHaveCount(0);
  expect(await typed(page)).toEqual(message);
});

test('Back shows what was typed, until it is stored', async ({ page, backend, mark }) => {
  await visit(page, '/contact?interest=aimpactlink');
  const message = { ...markedMessage(mark), full_name: '' };
  await fillIn(page, message);
  const times = page.locator('.time-fields');
  // None where the owner has a calendar.
  const boxes = (await times.getByRole('checkbox').all()).slice(0, 1);
  for (const box of boxes) await box.check();
  const isKept = async () => {
    await expect.poll(() => typed(page)).toEqual(message);
    for (const box of boxes) await expect(box).toBeChecked();
  };
  const { href, label } = contactPage.privacy.link;
  await page.locator('#form').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await isKept();
  await page.goto('/robots.txt');
  await page.goBack();
  await isKept();
  await hydrate(page);
  await isKept();
  // A refused message that was corrected.
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  message.full_name = 'Zoë';
  await control(page, 'full_name').fill(message.full_name);
  await page.locator('#form').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await isKept();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
  await page.locator('footer').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  expect(Object.values(await typed(page)).join('')).toBe('');
});

test('every word is kept when no answer comes, below the last summary alone', async ({
  page,
  context,
  backend,
  mark,
}) => {
  await neverIdle(page);
  await page.goto('/contact');
  await page.locator('#form form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole('alert')).toBeFocused();
  await hydrate(page);
  const message = markedMessage(mark);
  await fillIn(page, message);
  const fails = async () => {
    await send(page);
    await expect(page.getByRole('alert')).toContainText(failure);
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await typed(page)).toEqual(message);
  };
  await context.setOffline(true);
  await fails();
  await context.setOffline(false);
  await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Outage</h1>' }));
  await fails();
  expect(await backend.requests()).toEqual([]);
  await page.unroute(/\.data/);
  await backend.fail({ kind: 'status', status: 500 });
  await fails();
});

test('a double click sends one message', async ({ page, backend, mark }) => {
  await visit(page, '/contact');
  await backend.fail({ kind: 'delay', ms: 500 });
  await fillIn(page, markedMessage(mark));
  await page.getByRole('button', { name: button }).dblclick();
  await expect(page.getByRole('button', { name: sending })).toBeDisabled();
  await expect(thanks(page)).toBeVisible();
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
});
