import type { Page } from 'playwright/test';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { visit } from './visit.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const dots = (page: Page) => carousel(page).getByRole('link', { name: /^Show testimonial/ });
const track = (page: Page) => carousel(page).locator('.carousel-track');
const button = (page: Page, name: 'Previous' | 'Next') =>
  carousel(page).getByRole('button', { name: `${name} testimonial` });

/** The slide that stands in view, counted from 1; null while it moves. */
function inView(page: Page): Promise<number | null> {
  return track(page).evaluate((list) => {
    const place = list.scrollLeft / list.clientWidth;
    return Math.abs(place - Math.round(place)) < 0.02 ? Math.round(place) + 1 : null;
  });
}

async function expectSlide(page: Page, number: number) {
  await expect.poll(() => inView(page)).toBe(number);
  await expect(carousel(page).locator('a[aria-current="true"]')).toHaveText(
    new RegExp(`^Show testimonial ${number} of `),
  );
}

test('wraps both ways, jumps and says where it is @engines', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const slides = carousel(page).locator('[aria-roledescription="slide"]');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await expectSlide(page, 1);
  await button(page, 'Previous').click();
  await expectSlide(page, count);
  const place = new RegExp(`^${count} of ${count}: .+`);
  await expect(slides.last()).toHaveAccessibleName(place);
  await expect(carousel(page).getByRole('status')).toHaveText(place);
  await button(page, 'Next').press('Enter');
  await expectSlide(page, 1);
  await expect(button(page, 'Next')).toBeFocused();
  await dots(page).last().click();
  await expectSlide(page, count);
  await expect(page, 'a dot leaves the address alone').toHaveURL('/');
  await track(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expectSlide(page, 2);
  const words = await slides.last().locator('blockquote').innerText();
  // The browser's own search.
  await page.evaluate(`find(${JSON.stringify(words.slice(0, 30))})`);
  await expectSlide(page, count);
});

test('quick clicks on Next go as many slides on, smoothly too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const others = (await dots(page).count()) - 1;
  await button(page, 'Next').scrollIntoViewIfNeeded();
  await button(page, 'Next').click({ clickCount: others });
  await expectSlide(page, others + 1);
});

testWithoutScripts('dots work without JavaScript, buttons are gone', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, 'Next')).toHaveCount(0);
  await dots(page).last().click();
  await expect.poll(() => inView(page)).toBe(await dots(page).count());
  await expect(dots(page).last()).toBeInViewport();
});
