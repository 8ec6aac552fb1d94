import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, script } from './late-scripts.ts';
import { scriptlessPaths } from './site-map.ts';
import { twoFrames } from './visit.ts';

/*
 * When a finished page becomes a React application. That no page fetches a script before, and that none changes by it, is
 * in pages.spec.ts.
 */

/** Counts the scripts that a page fetches from now on. */
function countScripts(page: Page) {
  const found: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) found.push(request.url());
  });
  return found;
}

/** A sign of intent that hovers over and touches nothing. */
const showIntent = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')));

test('ships no script on legal pages, whatever a visitor does', async ({ page }) => {
  const found = countScripts(page);
  for (const path of scriptlessPaths) {
    await page.goto(path);
    expect(await page.locator('script:not([type="application/ld+json"])').count(), path).toBe(0);
    await page.mouse.move(50, 50);
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Tab');
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
    await page.mouse.move(200, 300);
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    // boot.js asks for the files one frame after a sign.
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

  test('starts beside the elements that a browser’s extensions put into the head', async ({
    page,
  }) => {
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
      const { backgroundColor } = await page.evaluate(() => ({
        ...getComputedStyle(document.body),
      }));
      await showIntent(page);
      await hydrated(page);
      await expect(page.locator('body')).toHaveCSS('background-color', backgroundColor);
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
    await expect(async () => {
      await showIntent(page);
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(page.locator('.carousel-dot').nth(1)).toHaveAttribute('aria-current', 'true');
  });
});
