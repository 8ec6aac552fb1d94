import toolkit from '../../app/content/data/policy-toolkit.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { hydrate, jobPath, neverIdle, textPaths, visit } from './visit.ts';

const areSoldByShop = toolkit.products.items.every((item) => 'checkoutUrl' in item);

test('hydrates when idle, and asks for no stylesheet again', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await visit(page, '/');
  expect(styles).toEqual([]);
});

// A browser's first one takes a slow phone a tenth of a second.
test('makes no Intl object before the visitor does something', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const note = (name: string) => ({
      construct(format: new () => object) {
        made.push(name);
        return new format();
      },
    });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'] as const)
      Object.assign(Intl, { [name]: new Proxy(Intl[name], note(name)) });
    Object.assign(Number.prototype, { toLocaleString: () => made.push('a number') });
  });
  const kinds = new Map(textPaths.map((path) => [path.replace(/[^/]+$/, ''), path])).values();
  const paths = ['/', '/pricing', '/pricing/estimate?full_time=9', '/resources/blog', '/contact'];
  for (const path of [...paths, '/privacy-policy', '/careers', jobPath, '/search', ...kinds]) {
    await visit(page, path);
    expect(await page.evaluate('made'), path).toEqual([]);
  }
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
