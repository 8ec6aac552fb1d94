import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { pathOf } from '../../scripts/test/browsers.ts';

/*
 * Puppeteer drives Chromium and Firefox, Selenium the system's WebKit: it speaks plain WebDriver alone. Playwright would need
 * builds of its own.
 */

export const engines = ['chromium', 'firefox', 'webkit'] as const;

type Plain = readonly (string | number)[];

type Run = <Args extends Plain, Result>(
  script: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;

/** What a tab can do in every engine; `run` calls a function inside the page. */
export interface Tab {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  run: Run;
  resize(width: number, height: number): Promise<void>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors of the console and reports of the Content-Security-Policy since the tab was opened. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface RunningEngine {
  open(without: { readonly navigationApi: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

/** `port` is for the driver that WebKit needs. */
export function startEngine(name: string, dark: boolean, port: number): Promise<RunningEngine> {
  if (name === 'webkit') return startWebKit(dark, port);
  return startWithPuppeteer(name === 'firefox' ? firefox(dark) : chromium(dark));
}

function chromium(dark: boolean): LaunchOptions {
  // Without a window Chromium takes itself for a device without a mouse.
  const mouse =
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const settings = `--blink-settings=${mouse},preferredColorScheme=${dark ? 0 : 1}`;
  const args = ['--no-sandbox', '--disable-quic', settings];
  return { browser: 'chrome', executablePath: pathOf('chromium'), args };
}

function firefox(dark: boolean): LaunchOptions {
  const mouse = 6;
  return {
    browser: 'firefox',
    executablePath: pathOf('firefox'),
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      'ui.primaryPointerCapabilities': mouse,
      'ui.allPointerCapabilities': mouse,
    },
  };
}

async function startWithPuppeteer(options: LaunchOptions): Promise<RunningEngine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  return {
    close: () => browser.close(),
    async open({ navigationApi }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(collectProblems);
      if (!navigationApi) {
        await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'navigation'));
      }
      return {
        open: async (address) => void (await page.goto(address)),
        // Puppeteer would wait for a load, which a page from the back/forward cache does not have.
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        run: <Args extends Plain, Result>(script: (...args: Args) => Result, ...args: Args) =>
          page.evaluate<[], () => Result>(callOf(script, args)),
        resize: (width, height) => page.setViewport({ width, height }),
        movePointer: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        problems: () => page.evaluate(collectProblems),
        close: () => context.close(),
      };
    },
  };
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

const child = { reject: false, buffer: false, stdin: 'ignore', stderr: 'ignore' } as const;

async function startWebKit(dark: boolean, port: number): Promise<RunningEngine> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24'];
  const display = execa(pathOf('display'), screen, child);
  const { value: number } = await display[Symbol.asyncIterator]().next();
  const driver = execa(pathOf('webkit'), ['-p', `${port}`], {
    ...child,
    env: { DISPLAY: `:${number}` },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) await pause(50);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation', ...(dark ? ['--dark-mode'] : [])] },
  };
  return {
    close: async () => {
      driver.kill();
      display.kill();
      await Promise.all([driver, display]);
    },
    async open() {
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .build();
      const run = async <Args extends Plain, Result>(
        script: (...args: Args) => Result,
        ...args: Args
      ): Promise<Awaited<Result>> => {
        // Plain WebDriver cannot run a script before the page's own.
        await browser.executeScript(collectProblems);
        return browser.executeScript<Awaited<Result>>(`return ${callOf(script, args)}`);
      };
      const pointer = (x: number, y: number) => {
        const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT };
        return browser.actions().move({ ...place, duration: 0 });
      };
      return {
        open: (address) => browser.get(address),
        back: () => browser.navigate().back(),
        run,
        resize: async (width, height) => {
          const [right = 0, below = 0] = await run(() => [
            window.outerWidth - window.innerWidth,
            window.outerHeight - window.innerHeight,
          ]);
          const size = { x: 0, y: 0, width: width + right, height: height + below };
          await browser.manage().window().setRect(size);
        },
        movePointer: (x, y) => pointer(x, y).perform(),
        click: (x, y) => pointer(x, y).click().perform(),
        press: (key) => browser.actions().sendKeys(keys[key]).perform(),
        type: (text) => browser.actions().sendKeys(text).perform(),
        problems: () => run(collectProblems),
        close: () => browser.quit(),
      };
    },
  };
}

function callOf(script: unknown, args: Plain): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

/** Runs in the page: notes its errors from now on, and returns those of this tab so far. */
function collectProblems(): string[] {
  const noted = () => {
    const kept: unknown = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  };
  // A tab without a page has no storage.
  if (!location.protocol.startsWith('http')) return [];
  if ('collectsProblems' in window) return noted();
  Object.assign(window, { collectsProblems: true });
  const note = (problem: string) =>
    sessionStorage.setItem('problems', JSON.stringify([...noted(), problem]));
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', (violation) =>
    note(`${violation.violatedDirective} refuses ${violation.blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(words.join(' '));
    error(...words);
  };
  return noted();
}
