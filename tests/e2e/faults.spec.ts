import type { Page } from 'playwright/test';
import { errors } from '../../app/content/errors.ts';
import { test as base, expect } from './fixtures.ts';
import { hydrate, neverIdle, visit } from './visit.ts';

/** The documents that a page asked for, and what its scripts reported. */
const test = base.extend<{ loads: string[]; reports: unknown[] }>({
  loads: async ({ page }, use) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await use(loads);
  },
  reports: async ({ page }, use) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      // Firefox does not show what a beacon sends.
      const body = request.url().includes('/reports/') && request.postDataJSON();
      if (body && 'browser-error' in body) reports.push(body['browser-error']);
    });
    await use(reports);
  },
});

test.use({
  allow: [
    /404|DISCONNECTED|of ours|route module|dynamically imported|'title'|reading '|drawn anew/,
  ],
});

const main = (page: Page) => page.locator('main');

const reloaded = (page: Page) =>
  page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation');
    return load instanceof PerformanceNavigationTiming && load.type === 'reload';
  });

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied by a choice of ours.', 'SecurityError');
      },
    });
  });

/** Offers React the page, and sees that it stays as it was served. */
async function expectServedOnly(page: Page) {
  await page.waitForLoadState('load');
  const taken = await page.evaluate(async () => {
    await new Promise((done) => {
      requestIdleCallback(done);
      dispatchEvent(new Event('idle'));
    });
    return Object.keys(document).filter((key) => key.startsWith('__react'));
  });
  expect(taken).toEqual([]);
  await expect(page.locator('#site-menu')).not.toHaveAttribute('data-hydrated');
}

test('a copy at another address stays HTML, and its links lead to the site @engines', async ({
  page,
  request,
}) => {
  const copy = await (await request.get('/about')).text();
  await page.route('/web/20261127/about', (route) =>
    route.fulfill({ contentType: 'text/html', body: copy }),
  );
  await neverIdle(page);
  await page.goto('/web/20261127/about');
  const text = await main(page).innerText();
  await expectServedOnly(page);
  expect(await main(page).innerText()).toBe(text);
  await page.locator('header a[href="/services"]').first().click();
  await hydrate(page);
});

for (const [left, to] of [
  ['/services/fundraising', '/services/governance'],
  ['/search?q=board', '/search?q=policy'],
]) {
  test(`Back from ${to} before React shows ${left} @engines`, async ({ page }) => {
    await visit(page, left ?? '');
    const title = await page.title();
    const text = await main(page).innerText();
    const link = page.locator(`a[href="${to}"]`).first();
    // No link of the site leads from one search to another.
    if (to?.includes('?')) await page.evaluate((path) => history.pushState(null, '', path), to);
    else await link.evaluate((anchor: HTMLElement) => anchor.click());
    await expect(page).toHaveURL(to ?? '');
    await neverIdle(page);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(left ?? '');
    await expect(page).toHaveTitle(title);
    await expect.poll(() => main(page).innerText()).toBe(text);
    await hydrate(page);
    expect(await main(page).innerText()).toBe(text);
  });
}

/** In an effect of the testimonials. */
const makeMistake = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLUListElement.prototype, 'scrollLeft', {
      get() {
        throw new TypeError(`of ours, at ${location.href}`);
      },
    });
  });

test('a mistake leaves the page and the visit as HTML, until a release @engines', async ({
  page,
  browserName,
  loads,
  reports,
}) => {
  await neverIdle(page);
  await makeMistake(page);
  await page.goto('/resources/impact-stories');
  const text = await main(page).innerText();
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await reloaded(page);
  expect(loads).toHaveLength(2);
  await expectServedOnly(page);
  expect(await main(page).innerText()).toBe(text);
  const place = expect.stringMatching(/^\/assets\/[\w.-]+\.js:\d+:\d+$/);
  if (browserName === 'chromium')
    expect(reports).toEqual([{ name: 'TypeError', place, route: '/resources/impact-stories' }]);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expectServedOnly(page);
  expect(loads).toHaveLength(3);
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage))
      if (value.includes('/assets/')) sessionStorage.setItem(key, 'that of the release before');
  });
  await page.reload();
  await hydrate(page);
});

test('where storage is blocked, a mistake shows the error view with a way to load the page', async ({
  page,
  loads,
}) => {
  await makeMistake(page);
  await blockStorage(page);
  await page.goto('/resources/impact-stories');
  await page.getByRole('link', { name: errors.failure.again.label }).click();
  await expect(page.getByRole('heading', { name: errors.failure.header.title })).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('a mistake in a handler is reported without a word of the visitor, five times at most', async ({
  page,
  reports,
}) => {
  await visit(page, '/contact');
  await page.evaluate(() => {
    for (let line = 1; line < 8; line += 1) {
      const error = new RangeError(`of ours, about ${location.href} and ann@example.org`);
      error.stack = `RangeError: ann@example.org\n at f (${location.origin}/assets/x-1a.js:${line}:2)`;
      window.reportError(error);
    }
  });
  await expect.poll(() => reports).toHaveLength(5);
  expect(reports[4]).toEqual({
    name: 'RangeError',
    place: '/assets/x-1a.js:5:2',
    route: '/contact',
  });
  await expect(page.locator('#site-menu')).toHaveAttribute('data-hydrated');
});

test('a value of another release, without a part, shows the page as served', async ({
  page,
  loads,
}) => {
  await page.route('**/about.data', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"story"', '"other"');
    await route.fulfill({ response, body });
  });
  await visit(page, '/services');
  await page.locator('header a[href="/about"]').first().click();
  await expect.poll(() => loads).toEqual(['/services', '/about']);
  await expect(main(page).locator('h2').first()).toBeVisible();
  await expectServedOnly(page);
  expect(loads).toHaveLength(2);
});

test('a module that is gone loads the page once, and then links lead on as HTML', async ({
  page,
  loads,
}) => {
  await page.route('**/assets/about-*', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/services');
  await page.locator('header a[href="/about"]').first().hover();
  await reloaded(page);
  expect(loads).toEqual(['/services', '/services']);
  await expectServedOnly(page);
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  expect(loads).toEqual(['/services', '/services', '/about']);
});

test('where storage is blocked, too, a module that is gone loads the page once', async ({
  page,
  loads,
}) => {
  await blockStorage(page);
  await page.route('**/assets/about-*', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/services');
  const link = page.locator('header a[href="/about"]').first();
  await link.hover();
  await reloaded(page);
  await hydrate(page);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await main(page).hover();
  await link.hover();
  await asked;
  // The page hears of this answer after that one.
  await page.evaluate(() => fetch('/favicon.svg').then(() => undefined));
  expect(loads).toEqual(['/services', '/services']);
});

test('a link that was followed without a network leads on when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/services');
  const link = page.locator('header a[href="/about"]').first();
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await asked;
  await context.setOffline(false);
  // A browser without a window does not say it.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await link.click();
  await expect(page).toHaveURL('/about');
  await hydrate(page);
});
