import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { expect, test } from './fixtures.ts';
import { phone, visit, wide } from './visit.ts';

/*
 * Getting about by keyboard: the skip link, every stop in sight and marked, the contact form's order, and where focus
 * goes when a page has changed.
 */

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Walks the page by Tab until it ends; answers what is wrong with a stop: out of sight, covered, unmarked. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const box = focused.getBoundingClientRect();
      const header = document.querySelector('.site-header');
      const covered =
        !focused.closest('.site-header, .skip-link') &&
        box.bottom <= (header?.getBoundingClientRect().bottom ?? 0);
      const seen =
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const isLast = focused === [...document.querySelectorAll('footer a')].at(-1);
      const name = focused.outerHTML.slice(0, 100);
      return {
        isLast,
        fault:
          seen && marked && !covered
            ? null
            : `${JSON.stringify({ seen, marked, covered })} ${name}`,
      };
    });
    if (!stop) return { stops, faults: [...faults, 'the walk ended before the footer'] };
    if (stop.fault) faults.push(stop.fault);
    if (stop.isLast) return { stops, faults };
  }
  return { stops: 250, faults: [...faults, 'the walk does not end'] };
}

for (const [path, viewport] of [
  ['/', wide],
  ['/resources/faq', wide],
  ['/contact', phone],
  ['/resources/impact-stories', phone],
] as const) {
  test(`every stop on ${path} at ${viewport.width} px is in sight and marked`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const { stops, faults } = await walk(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(15);
  });
}

test('the contact form is filled in from top to bottom, its trap for programs out of reach', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.getByLabel('Full Name').focus();
  const order: string[] = [];
  // A field for a time is several stops: its day, its hour and so on.
  for (let step = 0; step < 40 && order.at(-1) !== 'Send Message'; step += 1) {
    const stop = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
    );
    if (stop && stop !== order.at(-1)) order.push(stop);
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual([
    'full_name',
    'email_address',
    'organization_name',
    'interest_area',
    'country',
    'monthly_budget',
    'timeline',
    'message',
    'time_1',
    'time_2',
    'time_3',
    'Send Message',
  ]);
});

test('a new page is announced, its heading has the focus and its title the tab', async ({
  page,
}) => {
  await visit(page, '/');
  const announcement = page.locator('body > p[role="status"]');
  await expect(announcement).toHaveText('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = await page.title();
  expect(title).toContain(organization.name);
  await expect(announcement).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveTitle(/Empowering Nonprofits for Lasting Impact/);
  await expect(heading).toBeFocused();
});
