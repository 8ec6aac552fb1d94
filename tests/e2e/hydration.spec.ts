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
