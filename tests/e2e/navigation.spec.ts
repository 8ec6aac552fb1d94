import type { Page } from 'playwright/test';
import { servicesOverview } from '../../app/content/services.ts';
import { expect, test } from './fixtures.ts';
import { hydrate, topOf, twoFrames, visit } from './visit.ts';

/** Marks the document, so that a new one is noticed. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const isSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-same-page', '');
const preloaded = (page: Page, module: string) =>
  page.locator(`link[rel="modulepreload"][href*="/${module}-"]`).first();

test.describe('a link to another page', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await mark(page);
  });

  test('changes the page, not the document, and back again', async ({ page }) => {
    const link = page.locator('footer a[href="/careers"]').first();
    await link.hover();
    await expect(preloaded(page, 'careers')).toBeAttached();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await isSameDocument(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('is fetched ahead once it is in sight', async ({ page }) => {
    await expect(preloaded(page, 'services')).toBeAttached();
    await expect(preloaded(page, 'careers')).not.toBeAttached();
  });

  test('with an anchor lands on it', async ({ page }) => {
    await visit(page, '/about');
    await mark(page);
    await page.locator('main a[href="/contact#book-consultation"]').click();
    await expect(page).toHaveURL('/contact#book-consultation');
    await isSameDocument(page);
    await expect.poll(() => topOf(page.locator('#book-consultation'))).toBeLessThan(400);
    await expect(page.locator('#book-consultation')).toBeFocused();
  });

  test('is followed in the page from within a text too', async ({ page }) => {
    await visit(page, '/resources/blog/ai-policy-one-page');
    await mark(page);
    await page.locator('.prose a[href="/products/policy-toolkit"]').first().click();
    await expect(page).toHaveURL('/products/policy-toolkit');
    await isSameDocument(page);
  });

  test('is no new entry of the history when the page is here already', async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    await page.locator('header a[href="/"]').first().click();
    await page.locator('header a[href="/"]').first().click();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await isSameDocument(page);
  });

  test('opens a tab of its own when asked to', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page
      .locator('main a[href="/services"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(async () => (await opened).url()).toContain('/services');
    await expect(page).toHaveURL('/');
  });
});

test.describe('after a deploy', () => {
  test.use({ allow: [/404|Error loading route module|dynamically imported module/] });

  test('a click whose module is gone leads where it should, as a new document', async ({
    page,
  }) => {
    const gone = page.waitForResponse(/\/assets\/services-/);
    await page.route(/\/assets\/services-/, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/');
    await mark(page);
    // Fetched ahead in vain: the page that is read stays.
    await gone;
    await page.locator('footer').scrollIntoViewIfNeeded();
    await isSameDocument(page);
    await page.locator('main a[href="/services"]').first().click();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toHaveText(servicesOverview.header.title);
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
  });

  test('a search goes on in the page when another page could not be fetched ahead', async ({
    page,
  }) => {
    const gone = page.waitForResponse(/\/assets\/about-/);
    await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/search');
    await mark(page);
    await page.locator('header a[href="/about"]').first().hover();
    await gone;
    await page.getByRole('searchbox').fill('bylaws');
    await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ results?$/);
    await isSameDocument(page);
  });

  test('a post is answered when another page could not be fetched ahead meanwhile', async ({
    page,
  }) => {
    const gone = page.waitForResponse(/\/assets\/about-/);
    await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
    const answered = Promise.withResolvers<void>();
    await page.route(/newsletter\.data/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await visit(page, '/');
    await mark(page);
    await page.locator('#email').fill(`reader.${Date.now()}@example.org`);
    await page.locator('#newsletter button[type=submit]').click();
    await page.locator('header a[href="/about"]').first().hover();
    await gone;
    await twoFrames(page);
    answered.resolve();
    await expect(page.locator('#newsletter [role=status]')).toBeFocused();
    await isSameDocument(page);
  });

  test('a click whose text is gone leads where it should, as a new document', async ({ page }) => {
    await visit(page, '/services/governance');
    await mark(page);
    await page.route(/\/assets\/fundraising-/, (route) => route.fulfill({ status: 404 }));
    await page.locator('footer a[href="/services/fundraising"]').click();
    await expect(page.locator('h1')).toHaveText(/Fundraising/);
    await expect(page).toHaveURL('/services/fundraising');
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
  });
});

test('a page that is reloaded at its end stays there', async ({ page }) => {
  await visit(page, '/about');
  const footer = page.locator('footer li').last();
  const toEnd = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(toEnd).toBeLessThan(30);
  await page.reload();
  await expect(footer).toBeInViewport();
  await expect.poll(toEnd).toBeLessThan(30);
  // And where a visitor goes on reading meanwhile, React takes nobody back to the end.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await hydrate(page);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
