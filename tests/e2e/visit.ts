import { expect, type Locator, type Page } from 'playwright/test';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens a page and waits until React has taken it over, with the pointer where nothing answers it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showIntent(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** A first sign of intent: the pointer moves, where nothing answers it. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(3, 500);
  await page.mouse.move(5, 510);
}

/** An element's upper edge in the window (CSS pixels). */
export async function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}
