import type { Page } from 'playwright/test';
import { contactFields } from '../../app/contact/message.ts';
import { contact } from '../../app/content/contact.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/*
 * Getting about by the Tab key itself, and where focus goes when a page has changed. That every control of every kind of
 * page shows its focus is in pages.spec.ts.
 */

/** The names of the stops from where the focus is, up to the one that is called `last`. */
async function stopsTo(page: Page, last: string): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 100 && stops.at(-1) !== last; step += 1) {
    const stop = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
    );
    // A field for a time is several stops: its day, its hour and so on.
    if (stop && stop !== stops.at(-1)) stops.push(stop);
    await page.keyboard.press('Tab');
  }
  return stops;
}

test('the skip link leads past the header, and the contact form is filled in from top to bottom', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
  // The field that only programs fill in is not among them.
  const stops = await stopsTo(page, contact.form.button);
  expect(stops.slice(stops.indexOf('full_name'))).toEqual([...contactFields, contact.form.button]);
});

test('a new page is announced, its heading has the focus and its title the tab', async ({
  page,
}) => {
  await visit(page, '/');
  const [home, announcement] = [await page.title(), page.locator('body > p[role="status"]')];
  await expect(announcement).toHaveText('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(home);
  await expect(announcement).toHaveText(await page.title());
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await expect(heading).toBeFocused();
});
