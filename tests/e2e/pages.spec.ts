import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { renderedAnchors } from '../../scripts/content/link-problems.ts';
import { builtPaths } from '../built/built-pages.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { axeFaults, contrast } from './axe-check.ts';
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

for (const path of pageKinds)
  test(`${path}, as one of its kind, holds`, async ({ page }) => {
    await neverIdle(page);
    await expectPage(page, path, {});
    await expectKind(page);
  });

/** Four at a time: what the browser has fetched for one serves the others. */
const others = sitePaths.filter((path) => !pageKinds.has(path));
for (const paths of Map.groupBy(others, (_, index) => Math.floor(index / 4)).values())
  test(`${paths.join(', ')} hold`, async ({ page }) => {
    await neverIdle(page);
    for (const path of paths) {
      await expectPage(page, path, contrast);
      await hydrate(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(phone);
    }
  });

/** What every page keeps to before React is there, in the end in a wide window and in the dark. */
async function expectPage(page: Page, path: string, inTheDark: object) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
  expect.soft(await headOf(page)).toEqual({
    titles: [expect.stringContaining(organization.name)],
    headings: [expect.stringMatching(/\S/)],
    descriptions: [expect.stringMatching(/^.{40}/)],
    paths: [path, path],
    data: expect.arrayContaining(path === '/' ? [] : [expect.objectContaining(trail)]),
  });
  for (const id of renderedAnchors[path] ?? [])
    await expect.soft(page.locator(`[id="${id}"]`), `for links to ${path}`).toBeAttached();
  // Those of prerendered pages are a test of built files.
  if (!builtPaths.includes(path))
    expect.soft(await htmlFaults((await response?.text()) ?? ''), `HTML of ${path}`).toEqual([]);
  expect.soft(await axeFaults(page), `axe on ${path}`).toEqual([]);
  await expectFits(page, `${path}, phone`);
  expect.soft(await smallTargets(page), `${path}, under 44 px`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, `${path}, 320 px`);
  await page.setViewportSize(phone);
  await setTextSize(page, 2);
  await expectFits(page, `${path}, text of 200%`);
  await setTextSize(page, 1);
  await page.setViewportSize(wide);
  expect.soft(await sidewaysScroll(page), `${path}, wide`).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, inTheDark), `axe on ${path}, wide and dark`).toEqual([]);
}

/** Nothing is cut or beyond the window's edge. */
async function expectFits(page: Page, where: string) {
  expect.soft(await sidewaysScroll(page), where).toBeNull();
  expect.soft(await cutTexts(page), where).toEqual([]);
}

/** What pages of one kind share. */
async function expectKind(page: Page) {
  await expectSameLooks(page, () => hydrate(page));
  await expectPrints(page);
  await page.setViewportSize(phone);
  await spaceText(page, true);
  await expectFits(page, 'spaced text');
  await spaceText(page, false);
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
