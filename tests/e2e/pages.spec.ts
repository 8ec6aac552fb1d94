import type { Page } from 'playwright/test';
import { organization } from '../../app/content/organization.ts';
import { changedPixels } from '../support/pixels.ts';
import { axeFaults } from './axe-check.ts';
import { readDocument } from './document.ts';
import { headFaults, htmlFaults, linkFaults } from './document-checks.ts';
import { expect, test } from './fixtures.ts';
import { focusFaults } from './focus-check.ts';
import {
  cutTexts,
  partedWords,
  printFaults,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from './layout-checks.ts';
import { type PhoneLine, phoneLine } from './phone-line.ts';
import { kindPaths, scriptlessPaths, seededJob, sitePaths } from './site-map.ts';
import { hydrate, neverIdle, phone, wide } from './visit.ts';

/*
 * Every page, visited once for everything that holds on every page. The fixture fails a page that reports an error,
 * breaks its Content-Security-Policy, asks another site for anything or asks for something that fails.
 */

/** Everything that a phone fetches before React, lazy pictures near the first screen and headers included (KiB). */
const heaviestPage = 100;

/** One page of each layout: axe looks at these in every colour. */
const sample = ['/', '/services/governance', '/pricing', '/resources/faq', '/contact', '/careers'];

/** Pages of many kinds, which React must not change. */
const compared = [
  ...sample,
  ...['/about', '/resources/blog', '/resources/impact-stories', `/careers/${seededJob}`],
];

test.use({ viewport: phone, deviceScaleFactor: 1.75, contextOptions: { reducedMotion: 'reduce' } });

for (const path of sitePaths) {
  test(`${path} holds`, async ({ page, request }) => {
    await neverIdle(page);
    const line = await phoneLine(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    // The search's field has the focus, a sign of intent.
    if (path !== '/search') expectLight(line.files());
    await line.end();

    const html = (await response?.text()) ?? '';
    const document = readDocument(html);
    expect.soft(await headFaults(request, document, path), 'head').toEqual([]);
    expect.soft(await linkFaults(request, document, path), 'links').toEqual([]);
    expect.soft(await htmlFaults(html, document, path), 'HTML').toEqual([]);

    expect.soft(await axeFaults(page), 'axe, phone').toEqual([]);
    await expectRoom(page);
    await page.setViewportSize(wide);
    expect.soft(await sidewaysScroll(page)).toBeNull();
    expect.soft(await smallTargets(page)).toEqual([]);
    await expectColours(page, sample.includes(path));

    const takeOver = async () => scriptlessPaths.includes(path) || hydrate(page);
    if (compared.includes(path)) await expectSameLooks(page, takeOver);
    else await takeOver();
    if (kindPaths.has(path)) {
      expect.soft(await printFaults(page, organization.name), 'on paper').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await focusFaults(page), 'focus').toEqual([]);
    }
  });
}

/** Nothing that is seen or read is changed. Its markup may be: slides out of sight become inert. */
async function expectSameLooks(page: Page, by: () => Promise<unknown>) {
  const looks = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const texts = () => page.locator('main').innerText();
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
  });
  let image = await looks();
  // A picture of another width may be on its way.
  await expect
    .poll(async () => {
      const before = image;
      image = await looks();
      return changedPixels(before, image);
    })
    .toBe(0);
  const text = await texts();
  await by();
  expect.soft(await texts()).toBe(text);
  await expect
    .poll(async () => changedPixels(image, await looks()), 'looks as before React')
    .toBe(0);
}

/** What comes before React is little, and no script. */
function expectLight(files: ReturnType<PhoneLine['files']>) {
  const total = files.reduce((sum, [, kib]) => sum + kib, 0);
  const heaviest = files.slice(0, 6).map(([address, kib]) => `${address} ${kib.toFixed(1)}`);
  expect.soft(total, `KiB: ${heaviest.join(', ')}`).toBeLessThan(heaviestPage);
  expect.soft(files.length).toBeGreaterThan(2);
  const scripts = files.filter(([address]) => address.endsWith('.js'));
  expect.soft(scripts, 'scripts before the page is idle').toEqual([]);
}

/** Nothing is cut, too small or beyond the window's edge: on phones, with text of twice the size or set wide. */
async function expectRoom(page: Page) {
  await page.setViewportSize(phone);
  expect.soft(await sidewaysScroll(page)).toBeNull();
  expect.soft(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page), '320 px').toBeNull();
  expect.soft(await cutTexts(page), '320 px').toEqual([]);
  await page.setViewportSize(phone);
  const reset = await setTextSize(page, 2);
  expect.soft(await sidewaysScroll(page), 'text of 200%').toBeNull();
  expect.soft(await cutTexts(page), 'text of 200%').toEqual([]);
  expect.soft(await partedWords(page), 'text of 200%').toEqual([]);
  await reset();
  const unset = await spaceText(page);
  expect.soft(await sidewaysScroll(page), 'spaced text').toBeNull();
  expect.soft(await cutTexts(page), 'spaced text').toEqual([]);
  await unset();
}

/** axe in the dark; for a page of the sample in every colour, for the others contrast alone: the rest has been asked. */
async function expectColours(page: Page, inFull: boolean) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, inFull ? {} : { only: ['color-contrast'] });
  expect.soft(dark, 'axe, wide and dark').toEqual([]);
  if (!inFull) return;
  await page.setViewportSize(phone);
  expect.soft(await axeFaults(page), 'axe, phone and dark').toEqual([]);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFaults(page), 'axe, wide').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  // The browser paints text in the visitor's colours, while its computed style still names the author's: axe would
  // compare the one with the other.
  const faults = await axeFaults(page, { without: ['color-contrast'] });
  expect.soft(faults, 'axe, forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
