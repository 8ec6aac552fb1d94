import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { renderedAnchors } from '../../scripts/content/link-problems.ts';
import { builtPaths } from '../built/built-pages.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { axeFaults } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import {
  cutTexts,
  focusFaults,
  headOf,
  lengthenWords,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from './page-checks.ts';
import { hydrate, neverIdle, pageKinds, phone, sitePaths, wide } from './visit.ts';

// Elsewhere the times of a consultation are said in the visitor's zone too, once React is there.
test.use({ viewport: phone, reducedMotion: 'reduce', timezoneId: organization.timeZone });

for (const path of sitePaths) {
  test(`${path} holds`, async ({ page }) => {
    await neverIdle(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
    expect.soft(await headOf(page)).toEqual({
      titles: [expect.stringContaining(organization.name)],
      headings: [expect.stringMatching(/\S/)],
      descriptions: [expect.stringMatching(/^.{40}/)],
      paths: [path, path],
      data: expect.arrayContaining(path === '/' ? [] : [expect.objectContaining(trail)]),
    });
    for (const id of renderedAnchors[path] ?? [])
      await expect.soft(page.locator(`[id="${id}"]`), 'for links').toBeAttached();
    // Those of prerendered pages are a test of built files.
    if (!builtPaths.includes(path))
      expect.soft(await htmlFaults((await response?.text()) ?? ''), 'HTML').toEqual([]);
    expect.soft(await axeFaults(page), 'axe').toEqual([]);
    await expectRoom(page);
    // Pages of one kind share their components.
    if (pageKinds.has(path)) await expectKind(page);
    else await hydrate(page);
  });
}

/** What the components of a page decide. */
async function expectKind(page: Page) {
  await spaceText(page, true);
  await expectFits(page, 'spaced text');
  await spaceText(page, false);
  await page.setViewportSize(wide);
  expect.soft(await sidewaysScroll(page)).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page), 'axe, wide and dark').toEqual([]);
  await expectSameLooks(page, () => hydrate(page));
  await expectPrints(page);
  await page.setViewportSize(phone);
  expect.soft(await focusFaults(page), 'focus').toEqual([]);
  // What nothing undoes comes last.
  await page.setViewportSize({ width: 320, height: 640 });
  await lengthenWords(page);
  expect.soft(await sidewaysScroll(page), 'a word of 90 letters at 320 px').toBeNull();
}

/** The threshold is a difference of 16 in 255: no eye sees less. Buttons are off until React is there. */
async function expectSameLooks(page: Page, by: () => Promise<unknown>) {
  const looks = { threshold: 0.06, mask: [page.locator('main button')] };
  const name = 'served.png';
  const path = test.info().snapshotPath(name, { kind: 'screenshot' });
  const texts = () => page.locator('main').innerText();
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
  });
  await expect(async () => {
    await page.screenshot({ path, animations: 'disabled', scale: 'css', mask: looks.mask });
    await expect(page).toHaveScreenshot(name, looks);
  }).toPass();
  const text = await texts();
  await by();
  expect.soft(await texts()).toBe(text);
  await expect.soft(page, 'looks as before React').toHaveScreenshot(name, looks);
}

/** Nothing is cut, too small or beyond the window's edge. */
async function expectRoom(page: Page) {
  await expectFits(page, 'phone');
  expect.soft(await smallTargets(page), 'under 44 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, '320 px');
  await page.setViewportSize(phone);
  await setTextSize(page, 2);
  await expectFits(page, 'text of 200%');
  await setTextSize(page, 1);
}

async function expectFits(page: Page, where: string) {
  expect.soft(await sidewaysScroll(page), where).toBeNull();
  expect.soft(await cutTexts(page), where).toEqual([]);
}

async function expectPrints(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator(
    '.site-header, main button, main a:is(.pressable, .rounded-full):not([href^="http"], [data-printed])',
  );
  await expect.soft(controls.filter({ visible: true })).toHaveCount(0);
  await expect.soft(page.locator('.faq-answer').filter({ visible: false })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.soft(page.locator('.faq-item:not([open])'), 'in older browsers').toHaveCount(0);
  const { host, search } = new URL(page.url());
  const note = page.locator('.print-note').filter({ hasText: organization.name, visible: true });
  await expect.soft(note.filter({ hasText: host }).filter({ hasText: search })).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.soft(page.locator('.faq-item[open]')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
