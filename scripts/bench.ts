import { chromium, type Page } from 'playwright';
import { pathOf } from './test/browsers.ts';

/** npm run bench [-- ORIGIN]: what a slow phone waits for on a site that runs, as medians. */
const origin = process.argv[2] ?? 'http://127.0.0.1:8787';
const rounds = 5;

/** 150 ms, 1.6 Mbit/s; the processor four times slower. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const cpuRate = 4;

/** Before the first press, in milliseconds. */
const rest = 4_000;

const loads = ['/', '/about', '/pricing', '/services/governance', '/resources/blog', '/careers'];

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const type = (selector: string) => (page: Page) => page.locator(selector).first().press('9');
const choose = (selector: string) => async (page: Page) => {
  const select = page.locator(selector).first();
  // A phone shows the filters of the positions folded.
  await select.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
  await select.selectOption({ index: 1 });
};

type Act = (page: Page) => Promise<unknown>;

const presses: readonly [name: string, path: string, act: Act, part: string][] = [
  ['carousel, next', '/', tap('[aria-label="Next testimonial"]'), 'ul:has(.carousel-dot)'],
  ['estimator, a number', '/pricing', type('#estimate input'), '#estimate'],
  ['cart, add', '/products/policy-toolkit', tap('#products article button'), 'main article'],
  ['blog, category', '/resources/blog', choose('main select'), 'main'],
  ['careers, filter', '/careers', choose('main form select'), 'main'],
  ['FAQ, search', '/resources/faq', type('main input[type=search]'), 'main'],
  ['menu', '/', tap('[popovertarget=site-menu]'), '#site-menu'],
  ['a link, until its page', '/', tap('main a[href="/services"]'), 'h1'],
];

if (!(await fetch(origin).catch(() => null))) {
  console.error(`✗ Nothing answers on ${origin}: run npm start in another terminal first.`);
  process.exit(1);
}
const executablePath = pathOf('chromium');
const browser = await chromium.launch({ executablePath });
console.log(`▸ Loading ${loads.length} pages of ${origin}, ${rounds} times each…`);
console.table(await measured(loads.map((path) => [path, () => load(path)])));
console.log(`▸ First presses after ${rest / 1_000} s of rest, ${rounds} times each…`);
console.table(await measured(presses.map(([name, ...how]) => [name, () => press(...how)])));
console.log('✓ Done. docs/performance.md says what is promised.');
await browser.close();

type Figures = Readonly<Record<string, number>>;

/** The medians by name. Each is measured by turns, and the first round is thrown away. */
async function measured(all: readonly [name: string, measure: () => Promise<Figures>][]) {
  const runs = new Map<string, Figures[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measure] of all) {
      const figures = await measure();
      if (round > 0) runs.set(name, [...(runs.get(name) ?? []), figures]);
    }
  }
  return Object.fromEntries([...runs].map(([name, figures]) => [name, medians(figures)]));
}

function medians(runs: readonly Figures[]): Figures {
  const median = (key: string) =>
    runs.map((run) => run[key] ?? 0).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, Number(median(key).toFixed(3))]),
  );
}

async function onPhone(path: string, use: (page: Page) => Promise<Figures>): Promise<Figures> {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  const figures = await use(page);
  await context.close();
  return { ...figures, 'KiB in all': Math.round(bytes / 1024) };
}

/** Runs in the page: keeps what the browser's own timers report. */
function observe() {
  const seen = { paint: 0, largest: 0, blocking: 0, shift: 0, scripts: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ startTime }) => (seen.paint = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  watch('resource', ({ name }) => (seen.scripts += name.endsWith('.js') ? 1 : 0));
  watch('layout-shift', (entry) => (seen.shift += 'value' in entry ? Number(entry.value) : 0));
}

function load(path: string): Promise<Figures> {
  return onPhone(path, (page) => page.evaluate<Figures>('window.seen'));
}

/** From the press until the frame in which the answering part of the page has changed. */
function press(path: string, act: Act, part: string): Promise<Figures> {
  return onPhone(path, async (page) => {
    const answered = page.evaluate((selector) => {
      const looks = () => {
        const node = document.querySelector<HTMLElement>(selector);
        const chosen = node?.querySelector('[aria-current]')?.getAttribute('href');
        return `${node?.checkVisibility()} ${chosen} ${node?.innerText}`;
      };
      return new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const before = looks();
          const look = () => {
            if (looks() === before) requestAnimationFrame(look);
            else resolve(performance.now() - timeStamp);
          };
          requestAnimationFrame(look);
        };
        for (const event of ['pointerdown', 'keydown', 'input'])
          addEventListener(event, begin, { capture: true, once: true });
      });
    }, part);
    await act(page);
    return { ms: Math.round(await answered) };
  });
}
