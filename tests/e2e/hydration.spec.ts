import toolkit from '../../app/content/data/policy-toolkit.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { hydrate, neverIdle, visit } from './visit.ts';

const areSoldByShop = toolkit.products.items.every((item) => 'checkoutUrl' in item);

test('hydrates when idle, and asks for no stylesheet again', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await visit(page, '/');
  expect(styles).toEqual([]);
});

test('leaves the focus where it went after a form’s outcome', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/');
  await page.locator('#email').fill('reader@example.org');
  await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#newsletter [role=status]')).toBeFocused();
  const search = page.getByRole('link', { name: 'Search this site' });
  await search.focus();
  await hydrate(page);
  await expect(search).toBeFocused();
});

test.describe('while its files do not arrive', () => {
  test.use({ allow: [/net::ERR_FAILED/] });

  test('links and menus work, and what needs React is off', async ({ page }) => {
    test.skip(areSoldByShop, 'Each part of the toolkit is sold by a shop of the owner.');
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto('/products/policy-toolkit');
    await expect(
      page.getByRole('button', { name: toolkit.products.buttons.add }).first(),
    ).toBeDisabled();
    await page.getByLabel('More in Services').click();
    await page.locator('#site-menu a[href="/services/custom-solutions"]').click();
    await expect(page).toHaveURL('/services/custom-solutions');
  });
});
