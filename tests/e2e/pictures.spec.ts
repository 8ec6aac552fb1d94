import { headScene } from '../../app/content/head-files.ts';
import { headFocus } from '../../app/content/picture-focus.ts';
import { contrastOf } from '../support/pixels.ts';
import { expect, test } from './fixtures.ts';
import { phone, topOf } from './visit.ts';

for (const [path, name, width, file] of [
  ['/about', 'heroes/about', 390, /about-tall\.avif$/],
  ['/about', 'heroes/about', 768, /about-middle\.avif$/],
  ['/about', 'heroes/about', 1440, /about\.avif$/],
  ['/about', 'heroes/team', 390, /team-960\.avif$/],
  ['/resources/samples', 'samples/risk-register', 390, /risk-register-400\.avif$/],
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

test('a phone shows a head’s subject whole, below the words', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const name of ['governance', 'training-education'] as const) {
    await page.goto(`/services/${name}`, { waitUntil: 'networkidle' });
    const box = await page.locator('.head-land img').boundingBox();
    expect(box?.width, name).toBe(phone.width);
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
    expect(await contrastOf(subject), `${name}: something is drawn there`).toBeGreaterThan(12);
    expect(await contrastOf(sky), `${name}: the sky is quiet`).toBeLessThan(8);
  }
});

test('on a phone the words of a service come before its picture', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/governance');
  const picture = page.getByRole('main').locator('img[src*="/features/governance"]');
  expect(await topOf(page.locator('#intro'))).toBeLessThan(await topOf(picture));
});
