import type { Page } from 'playwright/test';
import { pages } from '../../app/pages.ts';
import { changedPixels } from '../support/pixels.ts';
import { expect, test } from './fixtures.ts';
import { scriptlessPaths, seededJob } from './site-map.ts';

const script = /\/assets\/[^/]+\.js$/;

/** One page of each make. */
const kindsOfPages = [
  ...['/', '/about', '/services/governance', '/pricing', '/resources/blog', '/resources/faq'],
  ...['/resources/impact-stories', '/contact', '/careers'],
];

/** Counts the scripts that a page fetches from now on. */
function countScripts(page: Page) {
  const found: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) found.push(request.url());
  });
  return found;
}

/** Lets every script arrive so late that a visitor can do several things before React is there. */
const slowDown = (page: Page, milliseconds = 1200) =>
  page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** A sign of intent that hovers over and touches nothing. */
const showIntent = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')));

test('fetches no script before a sign of intent, on any static page', async ({ page }) => {
  test.slow();
  const found = countScripts(page);
  for (const { path } of pages.filter(({ rendering }) => rendering === 'static')) {
    await page.goto(path, { waitUntil: 'load' });
    expect(found, path).toEqual([]);
  }
});

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

test('hydrates pages of every kind without a change', async ({ page }) => {
  test.slow();
  const kinds = [...kindsOfPages, `/careers/${seededJob}`];
  for (const path of kinds) {
    // From nowhere, so that no view transition is under way in the first picture.
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'networkidle' });
    const looks = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
    // Not the markup: slides out of sight become inert and the printed line gets its address once React is there.
    const texts = () => page.locator('main').innerText();
    await page.evaluate(async () => {
      const arrived = [...document.images].filter(({ complete }) => complete);
      await Promise.all([document.fonts.ready, ...arrived.map((image) => image.decode())]);
    });
    const [image, text] = [await looks(), await texts()];
    await showIntent(page);
    await hydrated(page);
    expect(await texts(), path).toBe(text);
    await expect
      .poll(async () => changedPixels(image, await looks()), `${path} looks as before`)
      .toBe(0);
  }
});

test('keeps focus and everything typed and chosen while it loads', async ({ page }) => {
  await slowDown(page);
  await page.goto('/contact?interest=governance');
  const fields = page.locator('form input:visible, form textarea:visible, form select:visible');
  const name = fields.first();
  await name.pressSequentially('Ama', { delay: 20 });
  for (const select of await page.locator('form select').all())
    await select.selectOption({ index: 2 });
  await page.locator('form textarea').fill('We need a treasurer.');
  await name.focus();
  await name.press('End');
  await name.pressSequentially(' Owusu', { delay: 20 });
  const values = () =>
    fields.evaluateAll((all) => all.map((field) => ('value' in field ? field.value : '')));
  const before = await values();
  await hydrated(page);
  expect(await values()).toEqual(before);
  await expect(name).toBeFocused();
  await name.pressSequentially('!');
  await expect(name).toHaveValue('Ama Owusu!');
});

test('leaves the focus in a field that was reached from the list of what is wrong', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/pricing/estimate?relief=some');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.locator('#relief')).toBeFocused();
  await hydrated(page);
  await expect(page.locator('#relief')).toBeFocused();
});

test('leaves the focus where it went after a form’s outcome', async ({ page }) => {
  await slowDown(page);
  await page.goto('/');
  await page.locator('#email').fill('reader@example.org');
  // As a browser does that has not read the page's script yet.
  await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#newsletter [role=status]')).toBeFocused();
  const search = page.getByRole('link', { name: 'Search this site' });
  await search.focus();
  await hydrated(page);
  await expect(search).toBeFocused();
});

test('keeps an address typed into the signup while it loads', async ({ page }) => {
  await slowDown(page);
  await page.goto('/');
  await page.locator('#email').waitFor();
  await page.locator('#email').pressSequentially('director@example.org', { delay: 10 });
  await hydrated(page);
  await expect(page.locator('#email')).toHaveValue('director@example.org');
  await expect(page.locator('#email')).toBeFocused();
});

test('filters by what was typed while it loads', async ({ page }) => {
  await slowDown(page);
  await page.goto('/resources/faq');
  const field = page.getByRole('searchbox').first();
  await field.pressSequentially('zzzz', { delay: 10 });
  await hydrated(page);
  await expect(field).toHaveValue('zzzz');
  await expect(page.locator('main details:visible')).toHaveCount(0);
});

test.describe('loses no click while it loads', () => {
  test.beforeEach(({ page }) => slowDown(page));

  test('a menu on a wide screen', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('More in Services').focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('#site-menu a[href="/services/custom-solutions"]');
    await expect(entry).toBeVisible();
    await hydrated(page);
    await expect(entry).toBeVisible();
    await expect(page.getByLabel('More in Services')).toBeFocused();
  });

  test('the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await hydrated(page);
    await expect(page.locator('#site-menu')).toBeVisible();
  });

  test('two steps of the carousel', async ({ page }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: 'Next testimonial' });
    await next.click();
    await next.click();
    await hydrated(page);
    await expect(page.locator('.carousel-dot').nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('adding to the cart', async ({ page }) => {
    await page.goto('/products/policy-toolkit');
    const button = page.getByRole('button', { name: /^Add(ed)? to Cart/ }).first();
    await button.click();
    await expect(button, 'shows that the press was heard').toHaveAttribute('aria-busy', 'true');
    await hydrated(page);
    await expect(button).toHaveText('Added to Cart!');
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('the newsletter form that stays in the page', async ({ page }) => {
    await page.goto('/resources/blog');
    await page.locator('form:not([data-filters]) input[type=email]').fill('director@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    await expect(page).toHaveURL('/resources/blog');
  });

  test('a signup that is stored', async ({ page }) => {
    await page.goto('/');
    await page.locator('#email').fill('early@example.org');
    await page.locator('#newsletter button[type=submit]').click();
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  });

  test('a link', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href="/services/governance"]').click();
    await expect(page).toHaveURL('/services/governance');
    await expect(page.locator('h1')).toHaveText(/Governance/);
  });
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
    await page.waitForTimeout(200);
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
    for (const path of kindsOfPages) {
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
