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
  lengthenWords,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from './page-checks.ts';
import { hydrate, mainKinds, neverIdle, otherKinds, phone, sitePaths, wide } from './visit.ts';

// Elsewhere the times of a consultation are said in the visitor's zone too, once React is there.
test.use({ viewport: phone, timezoneId: organization.timeZone });

const kinds: ReadonlySet<string> = new Set([...mainKinds, ...otherKinds]);
const others = sitePaths.filter((path) => !kinds.has(path));

for (const all of [mainKinds, otherKinds, others]) {
  // Some in a row: what the browser has fetched for one page serves the next.
  for (const paths of Map.groupBy(all, (path) => Math.floor(all.indexOf(path) / 4)).values()) {
    test(`${paths.join(', ')} hold${all === mainKinds ? '' : ' @thorough'}`, async ({ page }) => {
      await neverIdle(page);
      for (const path of paths) {
        await page.setViewportSize(phone);
        await expectPage(page, path);
        if (all === others) await hydrate(page);
        else await expectKind(page);
      }
    });
  }
}

/** What every page keeps to on a phone, before React is there. */
async function expectPage(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  // Those of prerendered pages are a test of built files.
  if (!builtPaths.includes(path)) {
    const html = (await response?.text()) ?? '';
    expect.soft(await htmlFaults(html, path), `HTML of ${path}`).toEqual([]);
    for (const id of renderedAnchors[path] ?? []) expect.soft(html).toContain(` id="${id}"`);
  }
  // The header and the footer have the colours of those on the pages of a kind.
  const coloured = kinds.has(path) ? '*' : 'main *';
  expect.soft(await axeFaults(page, {}, coloured), `axe on ${path}`).toEqual([]);
  await setTextSize(page, 2);
  await expectFits(page, `${path}, text of 200%`);
  await setTextSize(page, 1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, `${path}, 320 px`);
}

/** Nothing is cut or beyond the window's edge. */
async function expectFits(page: Page, where: string) {
  expect.soft(await sidewaysScroll(page), where).toBeNull();
  expect.soft(await cutTexts(page), where).toEqual([]);
}

/** What pages of one kind share. */
async function expectKind(page: Page) {
  await page.setViewportSize(phone);
  await expectSameLooks(page);
  expect.soft(await smallTargets(page), 'under 44 px').toEqual([]);
  await expectPrints(page);
  await spaceText(page, true);
  await expectFits(page, 'spaced text');
  await spaceText(page, false);
  expect.soft(await focusFaults(page), 'focus').toEqual([]);
  await page.setViewportSize(wide);
  expect.soft(await sidewaysScroll(page), 'wide').toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, contrast), 'wide and dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  // What nothing undoes comes last.
  await page.setViewportSize({ width: 320, height: 640 });
  await lengthenWords(page);
  expect.soft(await sidewaysScroll(page), 'a word of 90 letters at 320 px').toBeNull();
}

/** Hydrates. The threshold is a difference of 16 in 255: no eye sees less. Buttons are off until React is there. */
async function expectSameLooks(page: Page) {
  const looks = { threshold: 0.06, mask: [page.locator('main button')] };
  const name = 'served.png';
  const path = test.info().snapshotPath(name, { kind: 'screenshot' });
  const texts = () => page.locator('main').innerText();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await expect(async () => {
    await page.screenshot({ path, animations: 'disabled', scale: 'css', mask: looks.mask });
    await expect(page).toHaveScreenshot(name, looks);
  }).toPass();
  const text = await texts();
  await hydrate(page);
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
  const { host, search } = new URL(page.url());
  const note = page.locator('.print-note').filter({ hasText: organization.name, visible: true });
  await expect.soft(note.filter({ hasText: host }).filter({ hasText: search })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
}
