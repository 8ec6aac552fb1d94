import { expect, type Locator, type Page } from 'playwright/test';
import { allPosts, allSampleDocuments, allStories } from '#content';
import { contact } from '../../app/content/contact.ts';
import { columns } from '../../app/content/contact-fields.ts';
import { pages } from '../../app/content/pages.ts';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const textPaths = [...allPosts, ...allStories, ...allSampleDocuments].map(({ path }) => path);

/** One open job of supabase/seed.sql. */
export const jobPath = '/careers/nonprofit-bookkeeper';

export const sitePaths = [...pages.map(({ path }) => path), ...textPaths, jobPath];

const [firstText = '', lastText = ''] = [textPaths.at(0), textPaths.at(-1)];

/** One page of each kind where a visitor decides or reads. */
export const mainKinds = [
  ...['/', '/services/governance', '/pricing', '/contact'],
  ...['/careers', jobPath, firstText, lastText],
];

/** With these, every component that React changes is on a page. */
export const otherKinds = [
  ...['/about/team', '/products/policy-toolkit', '/pricing/estimate', '/resources/faq'],
  ...['/resources/blog', '/resources/videos', '/search'],
];

export async function visit(page: Page, path: string, javaScriptEnabled = true): Promise<void> {
  await page.goto(path);
  if (javaScriptEnabled) await hydrate(page);
}

/** Waits until React has hydrated the page, also one that is {@link neverIdle}. */
export async function hydrate(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('idle'));
      return document.querySelector('#site-menu[data-hydrated]') !== null;
    });
  await expect.poll(isHydrated, { intervals: [50] }).toBe(true);
}

/** From the next visit on the browser is not idle before {@link hydrate}. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      const idle = { didTimeout: false, timeRemaining: () => 50 };
      addEventListener('idle', () => callback(idle), { once: true });
      return 0;
    };
  });
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Stops a clock that `page.clock.install()` has replaced: time passes by `page.clock.runFor` alone. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until what a change has set off is drawn. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export const preloaded = (page: Page, module: string) =>
  page.locator(`link[rel="modulepreload"][href*="/${module}-"]`).first();

export async function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** A field of the contact form. */
export const control = (page: Page, name: string) => page.locator(`#form [name=${name}]`);

export const opens = (page: Page, words: string) =>
  page.locator('summary', { hasText: words }).evaluate((summary) => {
    summary.parentElement?.setAttribute('open', '');
  });

export async function fillIn(page: Page, message: Readonly<Record<string, string>>) {
  await opens(page, contact.form.project);
  for (const name of columns) {
    const [field, value] = [control(page, name), message[name] ?? ''];
    if (await field.evaluate((element) => element.matches('select')))
      await field.selectOption(value);
    else await field.fill(value);
  }
}
