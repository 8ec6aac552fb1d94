import type { Page } from 'playwright/test';
import { newsletter } from '../../app/content/newsletter.ts';
import { test as base, expect } from './fixtures.ts';
import { hydrate, jobPath, neverIdle, preloaded, twoFrames, visit } from './visit.ts';

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

test.use({ allow: [/no observer|no groups|no view|drawn anew|Applying inline style/] });

test('a control that fails stays as served, and that is reported once', async ({
  page,
  reports,
}) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        throw new Error(`no observer at ${location.href} for “ann@example.org”`);
      }
    };
  });
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

test('a fault in a view is reported, and the page loaded as a document', async ({ page }) => {
  await visit(page, '/careers');
  await page.evaluate(() => {
    const { filter } = Array.prototype;
    Array.prototype.filter = function (...args: Parameters<typeof filter>) {
      if (new Error().stack?.includes('/assets/job-')) throw new Error('no view');
      return filter.apply(this, args);
    };
    // What is sent while the page goes may escape the test's own eyes.
    navigator.sendBeacon = (_, body) => {
      sessionStorage.setItem('report', String(body));
      return true;
    };
  });
  await page.locator(`a[href="${jobPath}"]`).first().click();
  await page.waitForFunction(
    (path) => performance.getEntriesByType('navigation')[0]?.name.endsWith(path),
    jobPath,
  );
  await expect(page.locator('main h1')).toBeVisible();
  const report = await page.evaluate(() => sessionStorage.getItem('report'));
  expect(JSON.parse(report ?? '{}')).toMatchObject({
    'browser-error': { message: 'no view', route: '/careers/:slug' },
  });
});

type Changes = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** What extensions do to a page before React has come. React keeps such a page. */
const harmless: Changes = {
  'does nothing': async () => undefined,
  'has put elements into the head': (page) =>
    page.locator('head').evaluate((head) => {
      for (const name of ['script', 'meta', 'style']) head.prepend(document.createElement(name));
    }),
};

const changes: Changes = {
  ...harmless,
  'has wrapped a field': (page) =>
    page
      .locator('main form input:visible')
      .first()
      .evaluate((field) => {
        const wrapper = document.createElement('extension-box');
        field.replaceWith(wrapper);
        wrapper.append(field);
      }),
  'adds a button to each field that has the focus': (page) =>
    page.evaluate(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement)
          target.after(document.createElement('extension-box'));
      });
    }),
  'has rewritten links to write a mail': (page) =>
    page.locator('a[href^="mailto:"]').evaluateAll((links) => {
      for (const link of links) {
        const other = document.createElement('extension-box');
        other.append(...link.childNodes);
        link.replaceWith(other);
      }
    }),
};

for (const path of ['/contact?interest=governance', '/']) {
  for (const [what, change] of Object.entries(changes)) {
    test(`what was typed on ${path} stays when an extension ${what}`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await neverIdle(page);
      await page.goto(path);
      await change(page);
      const form = page.locator('main form');
      await form.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const fold of all) fold.open = true;
      });
      const boxes = await form.getByRole('checkbox').all();
      for (const box of [boxes[0], boxes[3]]) await box?.check();
      for (const select of await form.locator('select').all())
        await select.selectOption({ index: 2 });
      const typed = form.locator(':is(input:not([type=checkbox]), textarea):visible');
      for (const field of await typed.all()) await field.fill('ann@example.org');
      await form.locator('textarea').evaluateAll((all: HTMLTextAreaElement[]) => {
        for (const field of all) {
          field.focus();
          field.setSelectionRange(2, 5);
        }
      });
      const state = () =>
        form.locator('[name]:visible').evaluateAll((all: HTMLInputElement[]) =>
          all.map((field) => {
            const { name, value, checked, selectionStart, selectionEnd } = field;
            const isActive = document.activeElement === field;
            return [name, value, checked, isActive && [selectionStart, selectionEnd]];
          }),
        );
      const before = await state();
      await hydrate(page);
      await expect
        .poll(() => said.filter((line) => line.includes('drawn anew')))
        .toHaveLength(what in harmless ? 0 : 1);
      expect(await state()).toEqual(before);
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  }
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

base.describe('a click after a release', () => {
  base.use({ allow: [/404|route module|dynamically imported module/] });

  for (const name of ['about', 'careers']) {
    for (const navigationApi of [true, false]) {
      base(`leads to ${name} ${navigationApi ? 'at once' : 'after a reload'}`, async ({ page }) => {
        // The hovered link's module is awaited when the click comes.
        const clicked = Promise.withResolvers<void>();
        await page.route(`**/assets/${name}-*`, async (route) => {
          await clicked.promise;
          await route.fulfill({ status: 404 });
        });
        const loads: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname);
        });
        if (!navigationApi)
          await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
        await visit(page, '/services');
        const link = page.locator(`header a[href="/${name}"]`).first();
        if (navigationApi) {
          await link.hover();
          await expect(preloaded(page, name)).toBeAttached();
          await twoFrames(page);
        }
        await link.click();
        clicked.resolve();
        await expect(page).toHaveURL(`/${name}`);
        await expect
          .poll(() => loads)
          .toEqual(['/services', ...(navigationApi ? [] : ['/services']), `/${name}`]);
      });
    }
  }

  base('Back leads to the page of its address', async ({ page }) => {
    await visit(page, '/services');
    const title = await page.locator('h1').innerText();
    await page.locator('header a[href="/careers"]').first().click();
    await expect(page).toHaveURL('/careers');
    await page.reload();
    await hydrate(page);
    await page.route('**/assets/services-*', (route) => route.fulfill({ status: 404 }));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
  });

  base('a signup is sent as without scripts', async ({ page, backend, mark }) => {
    await page.route(/\/assets\/newsletter-/, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/');
    const email = `ada.${mark}@nonprofit.example`;
    await page.locator('#newsletter [name=email]').fill(email);
    await page.getByRole('button', { name: newsletter.button }).click();
    await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
    await expect(page).toHaveURL('/newsletter');
    expect(await backend.rows('newsletter_signups')).toMatchObject([{ email }]);
  });
});
