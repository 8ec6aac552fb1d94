import type { Page } from 'playwright/test';
import { localNewsletter } from '../../app/content/local-newsletter.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { organization } from '../../app/content/organization.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { hydrate, neverIdle, standStill, visit } from './visit.ts';

test.use({ allow: [/\bstatus (of )?422/] });

const { label, button, done, signUp } = localNewsletter;
const field = (page: Page) => page.locator('#newsletter [name=email]');
const subscribe = (page: Page) => page.getByRole('button', { name: newsletter.button }).click();

test('a signup is corrected, stored and thanked for', async ({ page, backend, mark }) => {
  await visit(page, '/');
  // As an extension does.
  await field(page).evaluate((input) => {
    const box = document.createElement('extension-box');
    input.replaceWith(box);
    box.append(input);
  });
  await subscribe(page);
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(newsletter.missingEmail));
  await expect(field(page)).toBeFocused();
  await field(page).fill(`ada.${mark}@`);
  // By this key the focus stays where it is, so that the mistake has to be announced.
  await field(page).press('Enter');
  await expect(page.locator('#newsletter [role=alert]')).toContainText(newsletter.invalidEmail);
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(newsletter.invalidEmail));
  await expect(field(page)).toHaveValue(`ada.${mark}@`);
  await expect(field(page)).toBeFocused();

  const email = `ada.${mark}@nonprofit.example`;
  await field(page).fill(email);
  await backend.fail({ kind: 'delay', ms: 500 });
  await subscribe(page);
  await expect(page.getByRole('button', { name: newsletter.submitting })).toBeDisabled();
  await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
  await expect(field(page)).toHaveValue('');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await backend.rows('newsletter_signups')).toMatchObject([
    { email, company: organization.name },
  ]);
});

test('the form of the resources is done for three seconds and sends nothing', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/resources');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('director')) sent.push(request.url());
  });
  const form = page.locator('form', { has: page.getByLabel(label) });
  await form.getByRole('button').click();
  await expect(form.getByRole('button'), 'an empty field is refused').toHaveText(button);
  await form.getByLabel(label).fill('director@example.org');
  await standStill(page);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(done);
  await expect(form.getByLabel(label)).toHaveValue('');
  await page.clock.runFor(2_999);
  await expect(form.getByRole('button')).toHaveText(done);
  await page.clock.runFor(1);
  await expect(form.getByRole('button')).toHaveText(button);
  await expect(form.getByRole('status')).toHaveText('');
  expect(sent).toEqual([]);
});

test('the form of the resources sends nothing before React either', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/resources');
  const form = page.locator('form', { has: page.getByLabel(label) });
  await form.getByLabel(label).fill('director@example.org');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await hydrate(page);
  await expect(page).toHaveURL('/resources');
});

testWithoutScripts('there is no form that could send what was typed', async ({ page }) => {
  await page.goto('/resources');
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  await page.getByRole('link', { name: signUp.label }).click();
  await expect(page).toHaveURL(signUp.href);
  await expect(field(page)).toBeVisible();
});
