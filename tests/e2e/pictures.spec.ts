import { expect, test } from './fixtures.ts';
import { phone, topOf, wide } from './visit.ts';

test('the signup’s landscape stands beside its words on a wide screen', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const picture = page.locator('main img[src$="/heroes/contact.avif"]');
  await picture.scrollIntoViewIfNeeded();
  const [image, words] = await Promise.all([
    picture.boundingBox(),
    page.getByRole('textbox', { name: 'Email address' }).boundingBox(),
  ]);
  expect(image?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  expect(await topOf(picture)).toBeLessThan(await topOf(page.getByLabel('Email address')));
});

for (const [size, file] of [
  [phone, /about-phone\.avif$/],
  [wide, /about\.avif$/],
] as const) {
  test(`a window of ${size.width} px gets the file of its size, once`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.includes('/heroes/about')) fetched.push(url);
    });
    await page.setViewportSize(size);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([expect.stringMatching(file)]);
  });
}
