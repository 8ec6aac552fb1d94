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
  ['/about', 'heroes/about', phone, []],
  ['/about', 'heroes/about', wide, [/about\.avif$/]],
  ['/resources/faq', 'heroes/faq', phone, []],
  ['/resources/faq', 'heroes/faq', wide, [/faq\.avif$/]],
  ['/privacy-policy', 'heroes/legal', phone, []],
  ['/privacy-policy', 'heroes/legal', wide, [/legal\.avif$/]],
  ['/resources/blog/ai-policy-one-page', 'blog/cover-4', phone, []],
  ['/resources/blog/ai-policy-one-page', 'blog/cover-4', wide, [/cover-4\.avif$/]],
] as const) {
  const what = files.length > 0 ? 'the landscape of its size, once' : 'no landscape';
  test(`a window of ${size.width} px gets ${what}, on ${path}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${name}`)) fetched.push(request.url());
    });
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched).toEqual(files.map((file) => expect.stringMatching(file)));
  });
}

test('a phone draws the landscape behind a page’s head itself, in the colours of the page’s hour', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shores: string[] = [];
  for (const path of ['/about', '/contact', '/resources/blog/ai-policy-one-page']) {
    await page.goto(path);
    const { outline, colour } = await page.locator('.hero-shade').evaluate((element) => {
      const { clipPath, backgroundColor } = getComputedStyle(element, '::after');
      return { outline: clipPath, colour: backgroundColor };
    });
    expect(outline).toMatch(/^path\(/);
    shores.push(colour);
  }
  expect(new Set(shores).size).toBe(3);
});

test('a card on a phone gets the narrower file of its landscape', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const card = page.getByRole('main').locator('img[src$="/heroes/team.avif"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveJSProperty('complete', true);
  expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /team-960\.avif$/,
  );
});

for (const [what, path, words, name] of [
  ['a service', '/services/governance', '#intro', 'features/governance'],
  ['a case study', '/resources/impact-stories/food-network', 'main dl', 'stories/food-network'],
  ['the first video', '/resources/videos', '#featured', 'videos/video-1'],
] as const) {
  test(`the words of ${what} come before its picture on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const picture = page.getByRole('main').locator(`img[src*="/${name}"]`);
    expect(await topOf(page.locator(words))).toBeLessThan(await topOf(picture));
  });
}

test('a case study’s picture stands beside its title on a wide screen', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/resources/impact-stories/food-network');
  const [picture, title] = await Promise.all([
    page.locator('main img[src*="/stories/food-network"]').boundingBox(),
    page.locator('h1').boundingBox(),
  ]);
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect(picture?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
});
