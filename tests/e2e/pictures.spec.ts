import { headScene } from '../../app/content/head-files.ts';
import { headFocus } from '../../app/content/picture-focus.ts';
import { contrastOf } from '../support/pixels.ts';
import { expect, test } from './fixtures.ts';
import { phone, topOf, wide } from './visit.ts';

const tablet = { width: 768, height: 1024 };

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

for (const [path, name, size, file] of [
  ['/about', 'heroes/about', phone, /about-tall\.avif$/],
  ['/about', 'heroes/about', tablet, /about-middle\.avif$/],
  ['/about', 'heroes/about', wide, /about\.avif$/],
  ['/privacy-policy', 'heroes/legal', phone, /legal-tall\.avif$/],
  ['/resources/blog/ai-policy-one-page', 'blog/cover-4', phone, /cover-4-560\.avif$/],
] as const) {
  test(`a window of ${size.width} px gets the landscape of its size, once, on ${path}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${name}`)) fetched.push(request.url());
    });
    await page.setViewportSize(size);
    await page.goto(path);
    await page.locator(`main img[src*="/${name}"]`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([expect.stringMatching(file)]);
  });
}

test('a phone shows a head’s subject whole, below the words', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, name] of [
    ['/services/governance', 'governance'],
    ['/contact', 'contact'],
    ['/services/training-education', 'training-education'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const box = await page.locator('.head-land img').boundingBox();
    expect(box?.width, path).toBe(phone.width);
    const picture = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const { at, span } = headFocus[name];
    const scale = picture.width / span;
    const left = Math.min(headScene.width - span, Math.max(0, at[0] * headScene.width - span / 2));
    const x = (at[0] * headScene.width - left) * scale;
    const y = picture.y + picture.height - (1 - at[1]) * headScene.height * scale;
    const subject = await page.screenshot({
      clip: { x: x - 40, y: y - 40, width: 80, height: 80 },
    });
    const sky = await page.screenshot({ clip: { x: 330, y: 80, width: 40, height: 40 } });
    expect(await contrastOf(subject), `${path}: something is drawn there`).toBeGreaterThan(12);
    expect(await contrastOf(sky), `${path}: the sky is quiet`).toBeLessThan(8);
  }
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
