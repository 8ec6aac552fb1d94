import type { Page } from 'playwright/test';
import {
  allPosts,
  allSampleDocuments,
  allStories,
} from '../../.content-collections/generated/index.js';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import { axeFaults, ibmFaults } from './axe-check.ts';
import { htmlFaults, linkFaults, readDocument } from './document-checks.ts';
import { expect, test } from './fixtures.ts';
import {
  changedPixels,
  cutTexts,
  focusFaults,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from './page-checks.ts';
import { hydrate, neverIdle, phone, wide } from './visit.ts';

const texts = [...allPosts, ...allStories, ...allSampleDocuments].map(({ path }) => path);

/** One open job of supabase/seed.sql. */
const jobPath = '/careers/nonprofit-bookkeeper';

const sitePaths: readonly string[] = [...pages.map(({ path }) => path), ...texts, jobPath];

/** The first page of each route module and of each folder of texts, and a job. */
const kindPaths: ReadonlySet<string> = new Set([
  ...new Map(pages.toReversed().map(({ module, path }) => [module, path])).values(),
  ...new Map(texts.map((path) => [path.replace(/[^/]+$/, ''), path])).values(),
  jobPath,
]);

/** axe looks at these in every colour. */
const sample = ['/', '/services/governance', '/pricing', '/resources/faq', '/contact', '/careers'];

test.use({ viewport: phone, deviceScaleFactor: 1.75, contextOptions: { reducedMotion: 'reduce' } });

for (const path of sitePaths) {
  test(`${path} holds`, async ({ page, request }) => {
    await neverIdle(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);

    const html = (await response?.text()) ?? '';
    const { head, links, data } = readDocument(html);
    expect.soft(head).toEqual({
      titles: [expect.stringContaining(organization.name)],
      headings: [expect.stringMatching(/\S/)],
      descriptions: [expect.stringMatching(/^.{40}/)],
      addresses: [path, path],
    });
    const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
    if (path !== '/') expect.soft(data).toContainEqual(expect.objectContaining(trail));
    expect.soft(await linkFaults(request, links, path), 'links').toEqual([]);
    expect.soft(await htmlFaults(html), 'HTML').toEqual([]);

    expect.soft(await axeFaults(page), 'axe, phone').toEqual([]);
    await expectRoom(page);
    await page.setViewportSize(wide);
    expect.soft(await sidewaysScroll(page)).toBeNull();
    await expectColours(page, sample.includes(path));

    if (!kindPaths.has(path)) await hydrate(page);
    else {
      await expectSameLooks(page, () => hydrate(page));
      await expectPrints(page);
      expect.soft(await ibmFaults(page), 'IBM, wide').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await focusFaults(page), 'focus').toEqual([]);
    }
  });
}

async function expectSameLooks(page: Page, by: () => Promise<unknown>) {
  // Buttons are off until React is there.
  const mask = [page.locator('main button')];
  const looks = () =>
    page.screenshot({ mask, animations: 'disabled', caret: 'hide', scale: 'css' });
  const texts = () => page.locator('main').innerText();
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
  });
  let image = await looks();
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

/** Nothing is cut, too small or beyond the window's edge. */
async function expectRoom(page: Page) {
  const fits = async (where: string) => {
    expect.soft(await sidewaysScroll(page), where).toBeNull();
    expect.soft(await cutTexts(page), where).toEqual([]);
  };
  await fits('phone');
  expect.soft(await smallTargets(page), 'under 44 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits('320 px');
  await page.setViewportSize(phone);
  const reset = await setTextSize(page, 2);
  await fits('text of 200%');
  await reset();
  const unset = await spaceText(page);
  await fits('spaced text');
  await unset();
}

/** All of axe in every colour, or contrast alone in the dark. */
async function expectColours(page: Page, inFull: boolean) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, inFull ? {} : { runOnly: ['color-contrast'] });
  expect.soft(dark, 'axe, wide and dark').toEqual([]);
  if (!inFull) return;
  await page.setViewportSize(phone);
  expect.soft(await axeFaults(page), 'axe, phone and dark').toEqual([]);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFaults(page), 'axe, wide').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  // axe would read the author's colours, while the browser paints the visitor's.
  const rules = { 'color-contrast': { enabled: false } };
  expect.soft(await axeFaults(page, { rules }), 'axe, forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectPrints(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('.site-header, main button, main a.rounded-full');
  await expect.soft(controls.filter({ visible: true })).toHaveCount(0);
  await expect.soft(page.locator('.faq-answer').filter({ visible: false })).toHaveCount(0);
  const note = page.locator('.print-note').filter({ hasText: organization.name });
  await expect.soft(note.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
}
