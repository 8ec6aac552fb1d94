import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import type { Locator, Page } from 'playwright/test';
import { allPosts } from '#content';
import { answers } from '../../app/content/contact-page.ts';
import { newsletter } from '../../app/content/newsletter.ts';
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts';
import { newMessage } from '../support/contact-message.ts';
import { expect, test } from './fixtures.ts';
import { fillIn, jobPath, phone, twoFrames, visit, wide } from './visit.ts';

const oldest = oldestBrowsers.map((browser) => {
  const name = browser.replace(/[\d.]+/, '');
  return {
    name: name === 'ios' ? 'safari_ios' : name,
    version: Number(browser.slice(name.length)),
  };
});

function isYounger({ support }: CompatStatement): boolean {
  const statements = new Map(Object.entries(support));
  return oldest.some(({ name, version }) => {
    const isThere = [statements.get(name) ?? []]
      .flat()
      .some(
        ({ flags, prefix, alternative_name, version_added, version_removed }) =>
          !flags &&
          !prefix &&
          !alternative_name &&
          !version_removed &&
          typeof version_added === 'string' &&
          Number.parseFloat(version_added.replace('≤', '')) <= version,
      );
    return !isThere;
  });
}

/** `owner.name` and `owner.prototype.name` are to go, or the global `name` where the owner is ''. */
interface Missing {
  readonly owner: string;
  readonly name: string;
}

const partsOf = (tree: Identifier | undefined) =>
  Object.keys(tree ?? {}).flatMap((name) => {
    const part = name === '__compat' ? undefined : tree?.[name];
    return part
      ? [{ name, part, isYoung: part.__compat !== undefined && isYounger(part.__compat) }]
      : [];
  });

function younger(tree: Identifier | undefined, prefix = ''): readonly Missing[] {
  return partsOf(tree).flatMap(({ name: owner, part, isYoung }) => {
    const members = partsOf(part).filter(({ name }) => name !== owner && !name.endsWith('_event'));
    const young = members.filter((member) => member.isYoung);
    return [
      ...(isYoung && !prefix ? [{ owner: '', name: owner }] : []),
      ...young.map(({ name }) => ({ owner: prefix + owner, name: name.replace(/_static$/, '') })),
    ];
  });
}

const { builtins } = bcd.javascript;

const missing = [...younger(bcd.api), ...younger(builtins), ...younger(builtins?.Intl, 'Intl.')];

const youngSelectors = partsOf(bcd.css.selectors).flatMap(({ name, isYoung }) =>
  isYoung ? name : [],
);

const isPage = ({ pathname }: URL) => !pathname.includes('.');

/** From the next visit on the browser is like the oldest that are supported: it lacks what any of them lacks. */
async function makeOld(page: Page): Promise<void> {
  // The attribute and the selectors of the stylesheet are gone from the document too, which needs `bypassCSP`.
  await page.route(isPage, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/ popover="/gi, ' data-popover="')
      .replaceAll(/:(has|details-content|popover-open)(?![\w-])/g, ':unknown');
    return route.fulfill({ response, body });
  });
  await page.addInitScript(
    ({ missing, youngSelectors }) => {
      const isHolder = (value: unknown): value is object =>
        value !== null && (typeof value === 'object' || typeof value === 'function');
      const get = (from: unknown, name: string): unknown =>
        isHolder(from) ? Reflect.get(from, name) : undefined;
      for (const { owner, name } of missing) {
        const isGlobal = owner === '' || owner === 'Window';
        const holder = isGlobal ? globalThis : owner.split('.').reduce(get, globalThis);
        for (const place of [holder, get(holder, 'prototype')]) {
          if (isHolder(place)) Reflect.deleteProperty(place, name);
        }
      }
      const unknown = new RegExp(`:(${youngSelectors.join('|')})(?![\\w-])`);
      for (const { prototype } of [Element, Document, DocumentFragment]) {
        for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
          const native: unknown = Reflect.get(prototype, method);
          if (typeof native !== 'function') continue;
          Reflect.set(prototype, method, function (this: unknown, selector: string) {
            if (unknown.test(selector))
              throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
            return Reflect.apply(native, this, [selector]);
          });
        }
      }
    },
    { missing, youngSelectors },
  );
}

/** Puts each text, also a later one, into elements of its own, as the translators of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, option, title, font';
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement } = text;
        if (!text.nodeValue?.trim() || !parentElement || parentElement.closest(untouched)) continue;
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).append(text.nodeValue);
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Uses each control of the page's contents that leads to no other page. */
async function useEveryControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  const each = async (selector: string, use: (control: Locator) => Promise<unknown>) => {
    for (const control of await page.locator(`main :is(${selector})`).all())
      if ((await control.isVisible()) && (await control.isEnabled())) await use(control);
  };
  const press = (selector: string) =>
    page.locator(`main :is(${selector})`).evaluateAll((controls: HTMLElement[]) => {
      for (const control of controls) if (control.getClientRects().length > 0) control.click();
    });
  await press('summary, .carousel-dot, input[type=checkbox]');
  const typed = 'input:not([type=email], [type=checkbox], [tabindex="-1"]), textarea';
  await each(typed, (field) => field.fill('7'));
  await each('select', async (select) =>
    select.selectOption({ index: (await select.locator('option').count()) - 1 }),
  );
  await each('input[type=email]', (field) => field.fill('ann@example.org'));
  // A recording is of another site.
  await press('button:not([type=submit], :has([href$="#play"])), form:not([action]) button');
}

test.use({ bypassCSP: true });

/** Visits pages with controls of their own, translated, and uses each. */
async function useControls(page: Page, paths: readonly string[]) {
  await makeOld(page);
  await page.setViewportSize(wide);
  for (const path of paths) {
    await visit(page, path);
    const title = await page.locator('h1').innerText();
    await translate(page);
    await useEveryControl(page);
    await twoFrames(page);
    await expect(page.locator('h1')).toHaveText(title);
  }
}

test('a visit in the oldest browsers, translated, ends with a signup @thorough', async ({
  page,
  backend,
  mark,
}) => {
  const paths = [
    '/products/policy-toolkit',
    '/pricing',
    '/resources/faq',
    '/resources/videos',
    '/',
  ];
  await useControls(page, paths);
  await page.locator('#newsletter [name=email]').fill(`ann.${mark}@nonprofit.example`);
  await page.locator('#newsletter [type=submit]').click();
  await expect(page.locator('#newsletter [role=status]')).toHaveText(newsletter.success);
  expect(await backend.rows('newsletter_signups')).toHaveLength(1);
});

test('another one ends with a message @thorough', async ({ page, backend, mark }) => {
  const [post] = allPosts;
  await useControls(page, ['/careers', jobPath, '/search', post?.path ?? '', '/contact']);
  await fillIn(page, { ...newMessage(), email_address: `ann.${mark}@nonprofit.example` });
  await page.locator('#form [type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: answers.stored })).toBeVisible();
  expect(await backend.rows('contact_submissions')).toHaveLength(1);
});

test('what changes in a translated page is shown', async ({ page }) => {
  const main = page.locator('main');
  const changes = async (path: string, change: () => Promise<unknown>, to: RegExp) => {
    await visit(page, path);
    await translate(page);
    await change();
    await expect(page).toHaveURL(to);
    const fresh = await page.request.get(page.url());
    const text = await page.evaluate(
      (html) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        return served.querySelector('main')?.textContent;
      },
      await fresh.text(),
    );
    await expect(main).toHaveText(text ?? '');
  };
  await page.setViewportSize(wide);
  await changes('/search?q=board', () => main.locator('#q').fill('policy'), /q=policy$/);
  const place = main.locator('select[name=location]');
  await changes('/careers?arrangement=remote', () => place.selectOption({ index: 1 }), /location=/);
  const other = page.locator('footer a[href="/services/fundraising"]');
  await changes('/services/governance', () => other.click(), /fundraising$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('the phone’s menu opens where there are no popovers, and closes', async ({ page }) => {
      await makeOld(page);
      await visit(page, '/pricing', javaScriptEnabled);
      const entry = page.locator('#site-menu a[href="/careers"]').first();
      await expect(entry).toBeHidden();
      await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Menu' }).click();
      await expect(entry).toBeInViewport();
      await entry.click();
      await expect(page).toHaveURL('/careers');
      await expect(entry).toBeHidden();
    });
  });
}
