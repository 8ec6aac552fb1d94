import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/*
 * The carousels of testimonials (w3.org/WAI/ARIA/apg/patterns/carousel), at home and at the impact stories.
 */

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const dots = (page: Page) => carousel(page).getByRole('link', { name: /^Show testimonial/ });
const button = (page: Page, name: 'Previous' | 'Next') =>
  carousel(page).getByRole('button', { name: `${name} testimonial` });

/** The slide that stands in view, counted from 1; null while it moves. */
function inView(page: Page): Promise<number | null> {
  return carousel(page)
    .locator('.carousel-track')
    .evaluate((list) => {
      const place = list.scrollLeft / list.clientWidth;
      return Math.abs(place - Math.round(place)) < 0.02 ? Math.round(place) + 1 : null;
    });
}

/** The slide in view and the one marked among the dots are this one; the others are neither read nor reached. */
async function expectSlide(page: Page, number: number) {
  await expect.poll(() => inView(page)).toBe(number);
  await expect(carousel(page).locator('a[aria-current="true"]')).toHaveText(
    new RegExp(`^Show testimonial ${number} of `),
  );
  await expect(carousel(page).locator('.carousel-slide:not([inert])')).toHaveCount(1);
}

for (const path of ['/', '/resources/impact-stories']) {
  test(`the carousel on ${path} wraps both ways, jumps and says where it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const slides = carousel(page).locator('[aria-roledescription="slide"]');
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    expect(
      await slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label'))),
    ).toEqual(
      Array.from({ length: count }, (_, index) =>
        expect.stringMatching(`^${index + 1} of ${count}: .+, .+`),
      ),
    );
    await expectSlide(page, 1);
    await button(page, 'Previous').click();
    await expectSlide(page, count);
    const place = new RegExp(`^${count} of ${count}: \\S`);
    await expect(carousel(page).getByRole('status')).toHaveText(place);
    await button(page, 'Next').click();
    await expectSlide(page, 1);
    await dots(page).last().click();
    await expectSlide(page, count);
    await expect(page, 'a dot leaves the address alone').toHaveURL(path);
    await button(page, 'Next').press('Enter');
    await expectSlide(page, 1);
    await expect(button(page, 'Next')).toBeFocused();
    // As a swipe does.
    await carousel(page)
      .locator('.carousel-track')
      .evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expectSlide(page, 2);
  });
}

test('three quick clicks on Next go three slides on, smoothly too; no slide leaves a speck of the next', async ({
  page,
}) => {
  await visit(page, '/');
  await button(page, 'Next').scrollIntoViewIfNeeded();
  await button(page, 'Next').click({ clickCount: 3 });
  await expectSlide(page, 4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 361, 390, 413, 767, 1001, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await carousel(page)
      .locator('.carousel-track')
      .evaluate((list) =>
        [...list.children].map((_, index) => {
          list.scrollTo({ left: index * list.clientWidth });
          const { left: from, right: to } = list.getBoundingClientRect();
          return [...list.querySelectorAll('figure')].filter((figure) => {
            const box = figure.getBoundingClientRect();
            return box.right > from + 1 && box.left < to - 1;
          }).length;
        }),
      );
    expect(new Set(shown), `${width} px`).toEqual(new Set([1]));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its dots scroll to their slides, and buttons that could not work are gone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(button(page, 'Next')).toHaveCount(0);
    await dots(page).nth(2).click();
    await expect.poll(() => inView(page)).toBe(3);
    await expect(dots(page).nth(2)).toBeInViewport();
  });
});
