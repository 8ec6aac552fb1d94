import { test as base, expect } from 'playwright/test';
import { testSite } from '../support/sites.ts';
import { type RunningEngine, startEngine, type Tab } from './engines.ts';

export { expect };

/** A view transition that another navigation replaced, and the browser's line about a form with mistakes. */
const expected = /Transition was (skipped|aborted)|Skipping view transition|status of 422/;

/** A person at one of the engines. Of several elements the first that is shown counts. */
export class Visitor {
  readonly tab: Tab;
  constructor(tab: Tab) {
    this.tab = tab;
  }

  async visit(path: string): Promise<void> {
    await this.tab.open(testSite.url + path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    const isHydrated = () =>
      this.tab.run(() => document.querySelector('#site-menu[data-hydrated]') !== null);
    await eventually(async () => expect(await isHydrated()).toBe(true));
  }

  text(selector: string): Promise<string | null> {
    return this.tab.run((asked) => {
      const shown = [...document.querySelectorAll<HTMLElement>(asked)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return shown ? shown.innerText.trim() : null;
    }, selector);
  }

  count(selector: string): Promise<number> {
    return this.tab.run((asked) => {
      const found = [...document.querySelectorAll(asked)];
      return found.filter((element) => element.checkVisibility()).length;
    }, selector);
  }

  async see(selector: string, words: RegExp | string = /./): Promise<void> {
    await eventually(async () => expect(await this.text(selector), selector).toMatch(words));
  }

  async miss(selector: string): Promise<void> {
    await eventually(async () => expect(await this.text(selector), selector).toBeNull());
  }

  async address(path: RegExp): Promise<void> {
    const now = () => this.tab.run(() => location.pathname + location.search);
    await eventually(async () => expect(await now()).toMatch(path));
  }

  /** The middle of an element, scrolled into the window. */
  async place(selector: string) {
    await this.see(selector, /|/);
    return this.tab.run((asked) => {
      const shown = [...document.querySelectorAll(asked)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      shown?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.place(selector);
    await this.tab.click(x, y);
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.place(selector);
    await this.tab.movePointer(x, y);
  }

  async focus(selector: string): Promise<void> {
    await this.tab.run((asked) => document.querySelector<HTMLElement>(asked)?.focus(), selector);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.tab.type(text);
  }

  /** Sets a field whose picker is the browser's own, after a click on its label. */
  async choose(selector: string, value: string): Promise<void> {
    const id = await this.tab.run((asked) => document.querySelector(asked)?.id, selector);
    await this.click(`label[for="${id}"]`);
    await this.tab.run(
      (asked, wanted) => {
        const field = document.querySelector<HTMLInputElement>(asked);
        if (!field) return;
        field.value = wanted;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }
}

const eventually = (check: () => Promise<void>) => expect(check).toPass();

export const test = base.extend<
  { navigationApi: boolean; visitor: Visitor },
  { dark: boolean; engine: RunningEngine }
>({
  dark: [false, { option: true, scope: 'worker' }],
  navigationApi: [true, { option: true }],
  engine: [
    async ({ dark }, use, { project, parallelIndex }) => {
      const engine = await startEngine(project.name, dark, testSite.port + 50 + parallelIndex);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, navigationApi }, use) => {
    const tab = await engine.open({ navigationApi });
    try {
      await use(new Visitor(tab));
      const problems = await tab.problems();
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});
