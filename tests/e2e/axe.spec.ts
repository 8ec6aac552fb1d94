import { axeFaults } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { sitePaths } from './site-map.ts';

/*
 * axe finds nothing on any page. Each page is looked at in light on a phone and in dark on a wide screen; a sample of
 * every kind of page also the other way round and in forced colours.
 */

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** One page of each kind of layout. */
const sample = ['/', '/services/governance', '/pricing', '/resources/faq', '/contact', '/careers'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of sitePaths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect.soft(await axeFaults(page), 'phone, light').toEqual([]);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFaults(page), 'wide, dark').toEqual([]);
  });
}

for (const path of sample) {
  test(`axe finds nothing in other colours on ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    expect.soft(await axeFaults(page), 'phone, dark').toEqual([]);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeFaults(page), 'wide, light').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // The browser paints text in the visitor's colours, while its computed style still names the author's: axe would
    // compare the one with the other.
    const faults = await axeFaults(page, ['color-contrast']);
    expect.soft(faults, 'wide, forced colours').toEqual([]);
  });
}
