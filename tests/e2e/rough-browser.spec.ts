import { allPosts } from '#content';
import { contact } from '../../app/content/contact.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { newMessage } from '../support/contact-message.ts';
import { expect, test } from './fixtures.ts';
import { makeOld, translate, useEveryControl, useMenu } from './rough-browser.ts';
import { fillIn, jobPath, phone, twoFrames, visit, wide } from './visit.ts';

test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** The pages with controls of their own. */
const withControls = [
  ...['/', '/products/policy-toolkit', '/pricing', '/resources/faq', '/resources/videos'],
  ...['/contact', '/careers', jobPath, '/search', allPosts[0]?.path ?? ''],
];

for (const path of withControls) {
  test(`${path} works in the oldest browsers, and translated`, async ({ page }) => {
    await makeOld(page);
    await page.setViewportSize(wide);
    await visit(page, path);
    const title = await page.locator('h1').innerText();
    await translate(page);
    if (path === '/') await useMenu(page);
    await useEveryControl(page);
    await twoFrames(page);
    await expect(page.locator('h1')).toHaveText(title);
    await page.locator('footer a[href="/careers"]').first().click();
    await expect(page).toHaveURL('/careers');
  });
}

test('the number of a row has room beside its name', async ({ page }) => {
  await makeOld(page);
  await page.goto('/resources/samples/risk-register');
  await expect(page.locator('th:has(> .place)').last()).toHaveCSS('padding-left', '32px');
});

test('what changes in a translated page is shown', async ({ page }) => {
  const main = page.locator('main');
  const changes = async (path: string, change: () => Promise<unknown>, to: RegExp) => {
    await visit(page, path);
    await translate(page);
    await change();
    await expect(page).toHaveURL(to);
    const fresh = await page.context().newPage();
    await fresh.goto(page.url());
    await expect(main).toHaveText((await fresh.locator('main').textContent()) ?? '');
    await fresh.close();
  };
  await page.setViewportSize(wide);
  await changes('/search?q=board', () => main.locator('#q').fill('policy'), /q=policy$/);
  const place = main.locator('select[name=location]');
  await changes('/careers?arrangement=remote', () => place.selectOption({ index: 1 }), /location=/);
  const other = page.locator('footer a[href="/services/fundraising"]');
  await changes('/services/governance', () => other.click(), /fundraising$/);
});

test('both forms are sent in the oldest browsers, translated', async ({ page, backend, mark }) => {
  const email = `ann.${mark}@nonprofit.example`;
  await makeOld(page);
  await backend.fail({ kind: 'delay', ms: 300 });
  await visit(page, '/');
  await translate(page);
  await page.locator('#newsletter [name=email]').fill(email);
  await page.locator('#newsletter [type=submit]').click();
  await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
  await visit(page, '/contact');
  await translate(page);
  await fillIn(page, { ...newMessage(), email_address: email });
  await page.locator('#form [type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: contact.form.success })).toBeVisible();
  expect(await backend.rows('newsletter_signups')).toHaveLength(1);
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('the phone’s menu opens where there are no popovers, and closes', async ({ page }) => {
      await makeOld(page);
      await visit(page, '/pricing', javaScriptEnabled);
      const entry = page.locator('#site-menu a[href="/careers"]').first();
      await expect(entry).toBeHidden();
      const opener = page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Menu' });
      await opener.click();
      await expect(entry).toBeInViewport();
      if (javaScriptEnabled) {
        await page.locator('h1').click({ position: { x: 2, y: 2 } });
        await expect(entry).toBeHidden();
        await opener.click();
      }
      await entry.click();
      await expect(page).toHaveURL('/careers');
      await expect(entry).toBeHidden();
    });
  });
}
