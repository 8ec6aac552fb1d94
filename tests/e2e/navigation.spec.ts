import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { allPosts, allSampleDocuments } from '#content';
import faq from '../../app/content/data/faq.json' with { type: 'json' };
import { pages } from '../../app/content/pages.ts';
import { expect, test } from './fixtures.ts';
import { holdBack, preloaded, topOf, twoFrames, visit, wide } from './visit.ts';

test.use({ viewport: wide });

const headerHeight = 72;

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const isSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-same-page', '');

async function expectBelowHeader(page: Page, selector: string, height = headerHeight) {
  await expect.poll(() => topOf(page.locator(selector))).toBeLessThan(height + 24);
  expect(await topOf(page.locator(selector))).toBeGreaterThanOrEqual(height);
}

const [sample] = allSampleDocuments;
const inSample = `${sample?.path}#${sample?.contents[1]?.id}`;

test('a link changes the page, announces it and has a way back', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  const [home, announcement] = [await page.title(), page.locator('body > p[role="status"]')];
  await expect(announcement).toHaveText('');
  await expect(preloaded(page, 'careers')).not.toBeAttached();
  const link = page.locator('footer a[href="/careers"]').first();
  await link.hover();
  await expect(preloaded(page, 'careers'), 'meant').toBeAttached();
  await link.click();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).not.toHaveTitle(home);
  await expect(announcement).toHaveText(await page.title());
  await expect(page.locator('h1')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await isSameDocument(page);
  await expect(link).toBeInViewport();
});

test('a page that is slow to come shows that it is on its way', async ({ page }) => {
  const arrive = await holdBack(page, /about\.data/);
  await visit(page, '/pricing');
  const progress = page.locator('.progress');
  await page.locator('footer a[href="/about"]').click();
  await expect(progress).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/about');
  await expect(progress).not.toBeAttached();
});

test('a link shows the first screen of its page before the rest', async ({ page }) => {
  await visit(page, '/');
  const sections = page.locator('main section');
  const first = page.evaluate(() => {
    const left = document.querySelector('h1');
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1') === left) return;
        observer.disconnect();
        resolve(document.querySelectorAll('main section').length);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.locator('header a[href="/pricing"]').first().click();
  const shown = await first;
  await expect.poll(() => sections.count()).toBeGreaterThan(shown);
});

test('a link within a text is followed in the page too', async ({ page }) => {
  const inText = /<a href="(\/[^".?#]+)"/;
  const post = allPosts.find(({ html }) => inText.test(html));
  const [, to = ''] = inText.exec(post?.html ?? '') ?? [];
  await visit(page, post?.path ?? '');
  await mark(page);
  await page.locator(`.prose a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await isSameDocument(page);
});

test('an anchor lands below the sticky header', async ({ page }) => {
  for (const path of ['/contact#form', '/about#mission-vision', '/#newsletter']) {
    await page.goto(path);
    await expectBelowHeader(page, `[id="${path.split('#')[1]}"]`);
  }
  await page.goto(inSample);
  await expectBelowHeader(page, ':target', headerHeight + 57);
});

/** A page whose own text links to the form. */
const withFormLink = pages
  .map(({ path }) => path)
  .filter((path) => existsSync(`build/client${path}/index.html`))
  .find((path) => {
    const [html = ''] = readFileSync(`build/client${path}/index.html`, 'utf8').split('</main>');
    return / href="\/contact[^"]*#form"/.test(html);
  });

test('a link to #form scrolls there smoothly after 100 ms, at once where motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, withFormLink ?? '');
  const follow = async () => {
    const scrolled = page.evaluate(
      () =>
        new Promise<{ options: unknown; waited: number }>((done) => {
          let arrival = 0;
          window.scrollTo = () => {
            arrival = performance.now();
          };
          const { scrollIntoView } = Element.prototype;
          Element.prototype.scrollIntoView = function (options) {
            if (options) done({ options, waited: performance.now() - arrival });
            scrollIntoView.call(this, options);
          };
        }),
    );
    await page.locator('main a[href^="/contact"][href$="#form"]').first().click();
    await expect(page.locator('#form')).toBeFocused();
    await expectBelowHeader(page, '#form');
    return scrolled;
  };
  const { options, waited } = await follow();
  expect(options).toEqual({ behavior: 'smooth' });
  expect(waited).toBeGreaterThanOrEqual(99);
  await page.locator('.header-row > [href$="#book-consultation"]').click();
  await expect(page.locator('#book-consultation')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, withFormLink ?? '');
  expect((await follow()).options).toEqual({ behavior: 'instant' });
});

test('Back to a page that opened at an anchor, or loads again, returns to where it was left', async ({
  page,
}) => {
  const leaveAndReturn = async () => {
    const link = page.locator('footer a[href="/about"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page.locator('main :is(form, aside)').first()).toBeAttached();
    await twoFrames(page);
    await expect(link).toBeInViewport();
  };
  await visit(page, `/resources/faq#${faq.groups[0]?.questions[0]?.id}`);
  await page.locator('main summary').last().click();
  await leaveAndReturn();
  await expect(page.locator('main details[open]')).toHaveCount(2);
  await visit(page, withFormLink ?? '');
  await page.locator('main a[href^="/contact"][href$="#form"]').first().click();
  await expectBelowHeader(page, '#form');
  await leaveAndReturn();
  await visit(page, '/careers');
  await leaveAndReturn();
});

test('the contents of a long text mark the heading in view', async ({ page }) => {
  const [long] = allPosts.toSorted((one, other) => other.html.length - one.html.length);
  await visit(page, long?.path ?? '');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.locator('a');
  const third = (await links.nth(2).getAttribute('href')) ?? '';
  await links.nth(2).click();
  await expectBelowHeader(page, `[id="${third.slice(1)}"]`);
  const marked = contents.locator('[aria-current]');
  await expect(marked).toHaveAttribute('href', third);
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -300);
  await expect(marked).toHaveAttribute('href', (await links.nth(1).getAttribute('href')) ?? '');
  await page.keyboard.press('End');
  await expect(marked).toHaveAttribute('href', (await links.last().getAttribute('href')) ?? '');
  // The browser drops a key that comes while it still scrolls.
  await expect(page.locator('footer li').last()).toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(marked, 'before the first heading').toHaveCount(0, { timeout: 5_000 });
  }).toPass();
});

test('links in view fetch only files, and nothing for who saves data', async ({ page }) => {
  const fetched = async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, '/services');
    await page.locator('main a[href="/services/governance"]').first().scrollIntoViewIfNeeded();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await twoFrames(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return () => asked.filter((path) => path.endsWith('.data'));
  };
  const inView = await fetched();
  await expect.poll(inView).toContain('/services/governance.data');
  const data = inView();
  expect(data.filter((path) => !existsSync(`build/client${path}`))).toEqual([]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect((await fetched())()).toEqual([]);
});

test('the Tab key leads past the header into the contents', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
});
