import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import type { Locator, Page } from 'playwright/test';
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts';

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
export async function makeOld(page: Page): Promise<void> {
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
export async function translate(page: Page): Promise<void> {
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

/** Uses each of the elements that can be used. */
async function each(
  page: Page,
  selector: string,
  use: (control: Locator, index: number) => unknown,
) {
  for (const [index, control] of (await page.locator(selector).all()).entries())
    if ((await control.isVisible()) && (await control.isEnabled())) await use(control, index);
}

export async function useMenu(page: Page): Promise<void> {
  await each(page, '.menu-item', (item) => item.hover());
  await page.mouse.move(0, 0);
  await each(page, '.menu-item > details > summary', async (summary) => {
    await summary.press('Enter');
    await page.keyboard.press('Escape');
  });
}

/** Uses each control of the page's contents that leads to no other page. */
export async function useEveryControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await each(page, 'main summary', (summary) => summary.click());
  await each(page, 'main .carousel-dot', (dot) => dot.click());
  await each(page, 'main input[type=checkbox]', (box) => box.check());
  await each(
    page,
    'main :is(input:not([type=email], [type=checkbox], [tabindex="-1"]), textarea)',
    (field, index) => field.fill(index % 2 ? '7' : 'payroll'),
  );
  await each(page, 'main select', async (select) =>
    select.selectOption({ index: (await select.locator('option').count()) - 1 }),
  );
  await each(page, 'main input[type=email]', (field) => field.fill('ann@example.org'));
  // A recording is of another site.
  const buttons = 'main :is(button:not([type=submit], [data-embed] *), form:not([action]) button)';
  await each(page, buttons, (button) => button.click());
}
