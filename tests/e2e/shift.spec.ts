import { expect, test } from './fixtures.ts';
import { holdBack, hydrate, twoFrames } from './visit.ts';

const kinds = [
  ...['/', '/about', '/services/governance', '/pricing', '/resources/blog', '/resources/faq'],
  ...[
    '/resources/blog/ai-policy-one-page',
    '/privacy-policy',
    '/contact',
    '/careers',
    '/search?q=board',
  ],
];

for (const width of [412, 1350]) {
  test(`nothing moves at ${width} px when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 940 });
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') moved += entry.value;
        }
        document.documentElement.dataset.moved = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of kinds) {
      const arrive = await holdBack(page, /\/fonts\//);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      arrive();
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      await twoFrames(page);
      const moved = await page.locator('html').getAttribute('data-moved');
      expect.soft(Number(moved ?? 0), path).toBeLessThan(0.01);
      await page.unroute(/\/fonts\//);
    }
  });
}
