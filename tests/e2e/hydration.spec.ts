import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, script } from './late-scripts.ts';
import { scriptlessPaths } from './site-map.ts';
import { hydrate, twoFrames } from './visit.ts';

/*
 * When a finished page becomes a React application. That a page fetches no script before it has loaded, and that none changes
 * when React hydrates it, is in pages.spec.ts.
 */

/** Counts the scripts that a page fetches from now on. */
function countScripts(page: Page) {
  const found: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) found.push(request.url());
  });
  return found;
}

test('hydrates by itself once the page is idle, with few files and the stylesheet once', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  expect(files.filter((file) => script.test(file)).length).toBeLessThanOrEqual(12);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
});

test('ships no script on legal pages, whatever a visitor does', async ({ page }) => {
  const found = countScripts(page);
  for (const path of scriptlessPaths) {
    await page.goto(path);
    expect(await page.locator('script:not([type="application/ld+json"])').count(), path).toBe(0);
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    expect(found, path).toEqual([]);
  }
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`waits for a real need with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const found = countScripts(page);
    await page.goto('/');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    await twoFrames(page);
    expect(found).toEqual([]);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await hydrated(page);
    await expect(page.locator('.carousel-dot').nth(1)).toHaveAttribute('aria-current', 'true');
  });
}

test.describe('with what a browser’s extensions put into the head', () => {
  // The test's own empty style; those of extensions are above the page's policy.
  test.use({ allow: [/Applying inline style/] });

  test('hydrates without a change', async ({ page }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.head) return;
        watch.disconnect();
        for (const name of ['script', 'meta', 'style']) {
          const element = document.createElement(name);
          element.className = 'foreign';
          document.head.insertBefore(element, document.head.firstChild);
        }
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/contact', '/careers']) {
      await page.goto(path);
      await expect(page.locator('.foreign')).toHaveCount(3);
      await hydrated(page);
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });
});

test.describe('while its files do not arrive', () => {
  test.use({ allow: [/net::ERR_FAILED/] });

  test('everything works as without JavaScript, and the next sign tries again', async ({
    page,
  }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/products/policy-toolkit');
    const button = page.getByRole('button', { name: 'Add to Cart' }).first();
    await button.click();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.getByLabel('More in Services').click();
    await page.locator('#site-menu a[href="/services/custom-solutions"]').click();
    await expect(page).toHaveURL('/services/custom-solutions');
    await page.goto('/');
    await page.locator('#email').fill('offline@example.org');
    await page.locator('#newsletter button[type=submit]').click();
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);

    await page.unroute(script);
    await hydrate(page);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(page.locator('.carousel-dot').nth(1)).toHaveAttribute('aria-current', 'true');
  });
});
