import { expect, test } from './fixtures.ts';

// React notices the foreign elements (error 418) and renders the page anew.
test.use({ allow: [/Content Security Policy|React error #418/] });

for (const [kind, path] of [
  ['prerendered', '/about'],
  ['rendered', '/careers'],
] as const) {
  test(`a script and a style that got into a ${kind} page are blocked`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>document.title = "stolen"</script><style>h1 { display: none }</style>';
      const body = (await response.text()).replace('<h1', `${injected}<h1`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).not.toBe('stolen');
  });
}
