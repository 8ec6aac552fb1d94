import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { pathOf } from '../../scripts/test/browsers.ts';

/*
 * The engines that visitors have, each with one tab. Chromium and Firefox are driven by Puppeteer (DevTools and WebDriver
 * BiDi), WebKit by plain WebDriver, which is all that the system's WebKit speaks. Playwright would need builds of its own.
 */

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

type Plain = readonly (string | number)[];

type Run = <Args extends Plain, Result>(
  script: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;

/** What a visitor's tab can do in every engine; `run` calls a function inside the page. Lengths are CSS pixels. */
export interface Tab {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  run: Run;
  resize(width: number, height: number): Promise<void>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors of the console and reports of the Content-Security-Policy since the tab was opened. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What a visitor has: a browser in dark colours, or one that is older. */
export interface Settings {
  readonly dark?: boolean;
  readonly navigationApi?: boolean;
}

/** Opens an engine with one empty tab. `port` is for the driver that WebKit needs. */
export async function openTab(engine: string, settings: Settings, port: number): Promise<Tab> {
  const { dark = false, navigationApi = true } = settings;
  if (engine === 'webkit') return openWebKit(dark, port);
  return openWithPuppeteer(engine === 'firefox' ? firefox(dark) : chromium(dark), navigationApi);
}

function chromium(dark: boolean): LaunchOptions {
  // Without a window Chromium takes itself for a device without a mouse.
  const mouse =
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const settings = `--blink-settings=${mouse},preferredColorScheme=${dark ? 0 : 1}`;
  return {
    browser: 'chrome',
    executablePath: pathOf('chromium'),
    args: ['--no-sandbox', '--disable-quic', settings],
  };
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

async function openWithPuppeteer(options: LaunchOptions, navigationApi: boolean): Promise<Tab> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(collectProblems);
  if (!navigationApi) {
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'navigation'));
  }
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  const keyboard = (key: KeyInput) => page.keyboard.press(key);
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    run: <Args extends Plain, Result>(script: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(callOf(script, args)),
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: keyboard,
    type: (text) => page.keyboard.type(text),
    problems: async () => [...seen, ...(await page.evaluate(collectProblems))],
    close: () => browser.close(),
  };
}

async function openWebKit(dark: boolean, port: number): Promise<Tab> {
  const display = spawn(pathOf('display'), ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const number = await firstLine(display);
  const driver = spawn(pathOf('webkit'), ['-p', `${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))) await pause(50);
  const options = { args: ['--automation', ...(dark ? ['--dark-mode'] : [])] };
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  const run = async <Args extends Plain, Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => {
    // Plain WebDriver cannot run a script before the page's own.
    await browser.executeScript(collectProblems);
    return browser.executeScript<Awaited<Result>>(`return ${callOf(script, args)}`);
  };
  const pointer = (x: number, y: number) =>
    browser
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    run,
    resize: async (width, height) => {
      const [right, below] = await run(() => [
        window.outerWidth - window.innerWidth,
        window.outerHeight - window.innerHeight,
      ]);
      const size = { width: width + (right ?? 0), height: height + (below ?? 0) };
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    movePointer: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    press: (key) => browser.actions().sendKeys(Key[keyNames[key]]).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    problems: () => run(collectProblems),
    close: async () => {
      await browser.quit();
      await Promise.all([driver, display].map(end));
    },
  };
}

/** A call of a function as text, for engines to run in the page. */
function callOf(script: unknown, args: Plain): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

const keyNames = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const;

/** Runs in the page. Starts to note its errors, once for each document, and returns those noted in this tab until now. */
function collectProblems(): string[] {
  const noted = (): string[] => JSON.parse(sessionStorage.getItem('problems') ?? '[]');
  // An empty tab has no storage.
  if (location.protocol === 'about:') return [];
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

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('its output is not read');
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
