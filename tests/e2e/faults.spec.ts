import type { Page } from 'playwright/test';
import { test as base, expect } from './fixtures.ts';
import { hydrate, neverIdle, twoFrames, visit } from './visit.ts';

/** What the browser reports about errors of the site's scripts. */
const test = base.extend<{ reports: Record<string, string>[] }>({
  reports: async ({ page }, use) => {
    const reports: Record<string, string>[] = [];
    page.on('request', (request) => {
      const body = request.url().includes('/reports/') ? request.postDataJSON() : {};
      if ('browser-error' in body) reports.push(body['browser-error']);
    });
    await use(reports);
  },
});

test.use({ allow: [/no observer|no groups|drawn anew/] });

const breakObservers = (page: Page) =>
  page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        throw new Error(`no observer at ${location.href} for “ann@example.org”`);
      }
    };
  });

test('a control whose improvement fails stays as served, and the error is reported once, without address or text', async ({
  page,
  reports,
}) => {
  await breakObservers(page);
  await visit(page, '/resources/impact-stories?who=ann');
  await expect(page.locator('main .carousel-slide').first()).toBeVisible();
  await page.locator('main .carousel-dot').nth(1).click();
  await expect
    .poll(() => reports)
    .toEqual([
      {
        message: 'no observer at … for …',
        stack: expect.stringMatching(/assets\/[\w.-]+\.js:\d+:\d+/),
        route: expect.any(String),
      },
    ]);
  expect(JSON.stringify(reports)).not.toMatch(/127\.0\.0\.1|ann/);
});

test('a page that React cannot draw stays as it was served', async ({ page, reports }) => {
  await page.addInitScript(() => {
    const { filter } = Array.prototype;
    Array.prototype.filter = function (...args: Parameters<typeof filter>) {
      if (this.some((item) => item?.embedUrl !== undefined)) throw new Error('no groups');
      return filter.apply(this, args);
    };
  });
  await page.goto('/resources/videos');
  const text = await page.locator('main').innerText();
  await expect.poll(() => reports.map(({ route }) => route)).toEqual(['/resources/videos']);
  expect(await page.locator('main').innerText()).toBe(text);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  // After a navigation the page is loaded as a document.
  await page.locator('footer a[href="/resources"], main a[href="/resources"]').first().click();
  await page.locator('main a[href="/resources/videos"]').first().click();
  await expect(page).toHaveURL('/resources/videos');
  await expect.poll(() => page.locator('main').innerText()).toBe(text);
});

for (const [name, path] of [
  ['contact', '/contact'],
  ['newsletter', '/'],
] as const) {
  test(`what was typed into the ${name} form stays when an extension had changed it`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await neverIdle(page);
    await page.goto(path);
    const fields = page.locator('main form :is(input, textarea, select):visible');
    const values = () =>
      fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    for (const field of await fields.all()) {
      if (await field.evaluate((element) => element.matches('select')))
        await field.selectOption({ index: 1 });
      else await field.fill('ann@example.org');
    }
    const last = page.locator('main form :is(input:not([type=email]), textarea):visible').last();
    if (name === 'contact') {
      await last.focus();
      await last.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
    }
    await fields.first().evaluate((field) => {
      const wrapper = document.createElement('extension-box');
      field.replaceWith(wrapper);
      wrapper.append(field);
      field.after(document.createElement('input'));
    });
    const before = await page
      .locator('main form [name]:visible')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    await hydrate(page);
    await twoFrames(page);
    await expect(page.locator('extension-box')).toHaveCount(0);
    expect(await values()).toEqual(before);
    if (name === 'contact') {
      await expect(last).toBeFocused();
      expect(
        await last.evaluate((field: HTMLInputElement) => [
          field.selectionStart,
          field.selectionEnd,
        ]),
      ).toEqual([2, 5]);
    }
    expect(said.filter((line) => line.includes('drawn anew'))).toHaveLength(1);
  });
}

test('with storage blocked no page logs anything', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of ['/', '/contact', '/careers']) {
    await visit(page, path);
    await page.locator('footer a[href="/about"]').first().click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.reload();
  }
  expect(said).toEqual([]);
});

base.describe('after a release', () => {
  base.use({ allow: [/404|route module|dynamically imported module/] });

  for (const navigationApi of [true, false]) {
    base(
      `a click leads where it should ${navigationApi ? 'at once' : 'after a reload'}`,
      async ({ page }) => {
        await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
        const loads: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname);
        });
        if (!navigationApi)
          await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
        await visit(page, '/services');
        const link = page.locator('header a[href="/about"]').first();
        if (navigationApi) {
          await link.hover();
          await expect(
            page.locator('link[rel="modulepreload"][href*="/about-"]').first(),
          ).toBeAttached();
          await twoFrames(page);
        }
        await link.click();
        await expect(page).toHaveURL('/about');
        await expect
          .poll(() => loads)
          .toEqual(navigationApi ? ['/services', '/about'] : ['/services', '/services', '/about']);
      },
    );
  }
});
