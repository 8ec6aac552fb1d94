import toolkit from '../../app/content/data/policy-toolkit.json' with { type: 'json' };
import { test as base, expect } from './fixtures.ts';
import { holdBack, hydrate, script } from './visit.ts';

const areSoldByShop = toolkit.products.items.every((item) => 'checkoutUrl' in item);

/** Scripts wait until `arrive` lets them come. */
const test = base.extend<{ arrive: () => Promise<void> }>({
  arrive: async ({ page }, use) => {
    const send = await holdBack(page, script);
    await use(async () => {
      send();
      await hydrate(page);
    });
  },
});

test('hydrates when idle, and asks for no stylesheet again', async ({ page, arrive }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await arrive();
  expect(styles).toEqual([]);
});

test('keeps focus and everything typed and chosen while it loads', async ({ page, arrive }) => {
  await page.goto('/contact?interest=governance', { waitUntil: 'commit' });
  const fields = page.locator('form input:visible, form textarea:visible, form select:visible');
  const name = fields.first();
  await page.locator('form select').first().selectOption({ index: 2 });
  await page.locator('form textarea').fill('We need a treasurer.');
  await name.pressSequentially('Ama Owusu');
  const values = () =>
    fields.evaluateAll((all) => all.map((field) => ('value' in field ? field.value : '')));
  const before = await values();
  await arrive();
  expect(await values()).toEqual(before);
  await expect(name).toBeFocused();
});

test('leaves the focus where it went after a form’s outcome', async ({ page, arrive }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#email').fill('reader@example.org');
  await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#newsletter [role=status]')).toBeFocused();
  const search = page.getByRole('link', { name: 'Search this site' });
  await search.focus();
  await arrive();
  await expect(search).toBeFocused();
});

test.describe('with what a browser’s extensions put into the head', () => {
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
    await page.goto('/careers');
    await expect(page.locator('.foreign')).toHaveCount(3);
    await hydrate(page);
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('while its files do not arrive', () => {
  test.use({ allow: [/net::ERR_FAILED/] });

  base('links and menus work, and what needs React is off', async ({ page }) => {
    base.skip(areSoldByShop, 'Each part of the toolkit is sold by a shop of the owner.');
    await page.route(script, (route) => route.abort());
    await page.goto('/products/policy-toolkit');
    await expect(
      page.getByRole('button', { name: toolkit.products.buttons.add }).first(),
    ).toBeDisabled();
    await page.getByLabel('More in Services').click();
    await page.locator('#site-menu a[href="/services/custom-solutions"]').click();
    await expect(page).toHaveURL('/services/custom-solutions');
  });
});
