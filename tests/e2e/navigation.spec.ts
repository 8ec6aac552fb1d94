import type { Page } from 'playwright/test';
import servicesOverview from '../../app/content/data/services-overview.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { hydrate, topOf, twoFrames, visit, wide } from './visit.ts';

/*
 * How one page follows another, and where an address with an anchor leads.
 */

test.use({ viewport: wide });

const headerHeight = 72;

/** Marks the document, so that a new one is noticed. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const isSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-same-page', '');
const preloaded = (page: Page, module: string) =>
  page.locator(`link[rel="modulepreload"][href*="/${module}-"]`).first();

/** With a little room, and no more: what was asked for is what the reader sees first. */
async function expectBelowHeader(page: Page, selector: string) {
  await expect.poll(() => topOf(page.locator(selector))).toBeLessThan(headerHeight + 24);
  expect(await topOf(page.locator(selector))).toBeGreaterThanOrEqual(headerHeight);
}

test('a link changes the page, not the document; its title is announced and its heading has the focus; and back again', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  const [home, announcement] = [await page.title(), page.locator('body > p[role="status"]')];
  await expect(announcement).toHaveText('');
  await expect(preloaded(page, 'services'), 'in sight').toBeAttached();
  await expect(preloaded(page, 'careers')).not.toBeAttached();
  const link = page.locator('footer a[href="/careers"]').first();
  await link.hover();
  await expect(preloaded(page, 'careers'), 'meant').toBeAttached();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).not.toHaveTitle(home);
  await expect(announcement).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await isSameDocument(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a link within a text is followed in the page too', async ({ page }) => {
  await visit(page, '/resources/blog/ai-policy-one-page');
  await mark(page);
  await page.locator('.prose a[href="/products/policy-toolkit"]').first().click();
  await expect(page).toHaveURL('/products/policy-toolkit');
  await isSameDocument(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an anchor lands below the sticky header', async ({ page }) => {
      for (const path of ['/contact#form', '/about#mission-vision', '/#newsletter']) {
        await page.goto(path);
        await expectBelowHeader(page, `[id="${path.split('#')[1]}"]`);
      }
    });
  });
}

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`a link to #form has the focus there and scrolls 100 ms after arrival, ${behavior} for motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, '/services/custom-solutions');
    // The page goes to its top as it arrives, and to the form after a while.
    const scrolled = page.evaluate(
      () =>
        new Promise<{ options: unknown; waited: number }>((done) => {
          let arrival = 0;
          window.scrollTo = () => {
            arrival = performance.now();
          };
          const { scrollIntoView } = Element.prototype;
          Element.prototype.scrollIntoView = function (options) {
            if (options) done({ options, waited: performance.now() - arrival });
            scrollIntoView.call(this, options);
          };
        }),
    );
    await page.locator('main a[href="/contact#form"]').first().click();
    await expect(page.locator('#form')).toBeFocused();
    await expectBelowHeader(page, '#form');
    const { options, waited } = await scrolled;
    expect(options).toEqual({ behavior });
    expect(waited).toBeGreaterThanOrEqual(99);
  });
}

test('the contents of a long text lead to a heading, and mark it, also on the way up', async ({
  page,
}) => {
  await visit(page, '/resources/blog/what-a-grant-really-costs');
  const links = page.locator('nav[aria-labelledby="contents-title"] a');
  const third = (await links.nth(2).getAttribute('href')) ?? '';
  await links.nth(2).click();
  await expectBelowHeader(page, `[id="${third.slice(1)}"]`);
  const marked = page.locator('nav[aria-labelledby="contents-title"] [aria-current]');
  await expect(marked).toHaveAttribute('href', third);
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await expect(marked).toHaveAttribute('href', (await links.nth(1).getAttribute('href')) ?? '');
});

test('a page that is reloaded at its end stays there, until its reader moves on', async ({
  page,
}) => {
  await visit(page, '/about');
  const footer = page.locator('footer li').last();
  await footer.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(footer).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await hydrate(page);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('after a deploy', () => {
  test.use({ allow: [/404|Error loading route module|dynamically imported module/] });

  /** The files of this name are gone; done once one was asked for. */
  const remove = (page: Page, name: string) => {
    const address = new RegExp(`/assets/${name}-`);
    const refused = page.route(address, (route) => route.fulfill({ status: 404 }));
    return Promise.all([refused, page.waitForResponse(address)]);
  };

  test('a click whose module is gone leads where it should, as a new document', async ({
    page,
  }) => {
    const gone = remove(page, 'services');
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

  test('a click whose text is gone leads where it should, as a new document', async ({ page }) => {
    await visit(page, '/services/governance');
    await mark(page);
    const gone = remove(page, 'fundraising');
    await page.locator('footer a[href="/services/fundraising"]').click();
    await gone;
    await expect(page.locator('h1')).toHaveText(/Fundraising/);
    await expect(page).toHaveURL('/services/fundraising');
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
  });

  test('a search goes on in the page when another page could not be fetched ahead', async ({
    page,
  }) => {
    const gone = remove(page, 'about');
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
    const gone = remove(page, 'about');
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
});
