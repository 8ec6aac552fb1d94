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

for (const [path, name, size, files] of [
  ['/about', 'about', phone, [/about-phone\.avif$/]],
  ['/about', 'about', wide, [/about\.avif$/]],
  ['/resources/faq', 'faq', phone, []],
  ['/resources/faq', 'faq', wide, [/faq\.avif$/]],
  ['/privacy-policy', 'legal', phone, []],
  ['/privacy-policy', 'legal', wide, [/legal\.avif$/]],
] as const) {
  const what = files.length > 0 ? 'the landscape of its size, once' : 'no landscape';
  test(`a window of ${size.width} px gets ${what}, on ${path}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/heroes/${name}`)) fetched.push(request.url());
    });
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched).toEqual(files.map((file) => expect.stringMatching(file)));
  });
}
