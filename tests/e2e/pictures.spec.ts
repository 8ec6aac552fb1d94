import { expect, test } from './fixtures.ts';

for (const [path, name, width, file] of [
  ['/about', 'heroes/about', 390, /about-tall\.avif$/],
  ['/about', 'heroes/about', 768, /about-middle\.avif$/],
  ['/about', 'heroes/about', 1440, /about\.avif$/],
  ['/resources/samples', 'samples/risk-register', 390, /risk-register-200\.avif$/],
] as const) {
  test(`a window of ${width} px gets the picture ${name} of its size, once, on ${path}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${name}`)) fetched.push(request.url());
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator(`main img[src*="/${name}"]`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([expect.stringMatching(file)]);
  });
}

for (const path of [
  '/resources/blog',
  '/resources/faq',
  '/search',
  '/careers',
  '/contact',
  '/privacy-policy',
  '/pricing',
]) {
  test(`what people come for on ${path} begins in the first window of a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const head = page.locator('main header').first();
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThanOrEqual(380);
    const first = page
      .locator('main :is(h2, h3, input, select):not(.visually-hidden):visible')
      .first();
    await expect(first).toBeInViewport();
  });
}
