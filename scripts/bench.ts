import { spawnSync } from 'node:child_process';
import { chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { overSlowLine } from './bench/slow-line.ts';
import { pathOf } from './test/browsers.ts';

/** npm run bench [-- ORIGIN [OTHER]]: what a slow phone waits for, on a page of each kind and on another site's first page. */
const [origin = 'http://127.0.0.1:8787', other] = process.argv.slice(2);
const rounds = 5;
const cpuRate = 4;

/** Before the first press, in milliseconds. */
const rest = 4_000;

const lighthouse = 'lighthouse@13.5.0';
const lowest = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Act = (page: Page) => Promise<unknown>;

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const type = (selector: string) => (page: Page) => page.locator(selector).first().press('9');
const choose = (selector: string) => async (page: Page) => {
  const select = page.locator(selector).first();
  // A phone shows the filters of the positions folded.
  await select.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
  await select.focus();
  await select.selectOption({ index: 1 });
};

/** A page of each kind; where it has a control that needs JavaScript, the first press and the part that answers. */
const kinds: readonly [path: string, act?: Act, part?: string][] = [
  ['/', tap('[aria-label="Next testimonial"]'), 'ul:has(.carousel-dot)'],
  ['/about'],
  ['/services/governance'],
  ['/products/policy-toolkit', tap('#products article button'), 'main article'],
  ['/pricing', type('#estimate input'), '#estimate'],
  ['/resources/blog', choose('main select'), 'main'],
  [await firstUnder('/resources/blog/')],
  ['/resources/faq', type('main input[type=search]'), 'main'],
  ['/privacy-policy'],
  ['/contact'],
  ['/careers', choose('main form select'), 'main'],
  ['/search?q=board'],
];

const executablePath = pathOf('chromium');
const browser = await chromium.launch({ executablePath });
const site = await overSlowLine(origin);
const twin = await overSlowLine(origin, withoutScripts);
const peer = other && (await overSlowLine(other));
const runs = new Map<string, Figures[]>();
const keep = (name: string, figures: Figures) => {
  runs.set(name, [...(runs.get(name) ?? []), figures]);
};
// By turns; the first round fills the memory and is thrown away.
for (let round = 0; round <= rounds; round += 1) {
  console.error(`▸ Round ${round} of ${rounds}…`);
  for (const [path, act, part] of kinds) {
    const figures = await visit(site + path, act, part);
    const { paint: twinPaint = 0, largest: twinLargest = 0 } = await visit(twin + path, 'load');
    keep(path, { ...figures, twinPaint, twinLargest });
  }
  if (peer) keep(other, await visit(`${peer}/`));
  if (round === 0) runs.clear();
}
await browser.close();
console.error(`▸ ${lighthouse} on each page…`);
const scores = new Map(kinds.map(([path]) => [path, scoresOf(path)]));
printTable();
const low = [...scores].filter(([path, all]) =>
  // A search asks not to be indexed, which Lighthouse counts as a fault.
  Object.entries(path.startsWith('/search') ? { ...lowest, seo: 0 } : lowest).some(
    ([name, least]) => (all[name] ?? 0) < least,
  ),
);
for (const [path] of low) console.error(`✗ ${path} has less than Lighthouse is to give.`);
process.exit(low.length > 0 ? 1 : 0);

type Figures = Readonly<Record<string, number>>;

async function firstUnder(folder: string): Promise<string> {
  const asking = fetch(`${origin}/sitemap.xml`);
  const sitemap = await asking.then((response) => response.text()).catch(() => '');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);
  const found = paths.find((path) => path.startsWith(folder));
  if (found !== undefined) return found;
  console.error(`✗ No site answers on ${origin}: run npm start in another terminal first.`);
  process.exit(1);
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, '');
}

async function visit(address: string, act?: Act | 'load', part = ''): Promise<Figures> {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(act === 'load' ? rest / 4 : rest);
  const figures = { ...(await page.evaluate<Figures>('window.seen')), bytes };
  if (act !== 'load') {
    const press = act ? await answer(page, act, part) : 0;
    const link = 'main a[href^="/"]:not([href*="#"], [href*="."])';
    // A visitor sees a link before they press it.
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(rest / 4);
    const navigation = await answer(page, tap(link), 'h1');
    Object.assign(figures, { press, navigation });
  }
  await context.close();
  return figures;
}

/** Runs in the page: keeps what the browser's own timers report. */
function observe() {
  const seen = { paint: 0, largest: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ startTime }) => (seen.paint = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  watch('layout-shift', (entry) => (seen.shift += 'value' in entry ? Number(entry.value) : 0));
}

/** From the press until the frame in which the answering part of the page has changed. */
async function answer(page: Page, act: Act, part: string): Promise<number> {
  const answered = page.evaluate((selector) => {
    const looks = () => {
      const node = document.querySelector<HTMLElement>(selector);
      const chosen = node?.querySelector('[aria-current]')?.getAttribute('href');
      return `${node?.checkVisibility()} ${chosen} ${node?.innerText}`;
    };
    return new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} does not answer`)), 10_000);
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
  return answered;
}

function scoresOf(path: string): Figures {
  const args = [
    ...['--yes', lighthouse, origin + path, '--output=json'],
    // Its simulation counts each script that came before the paint, which from this machine is every one.
    '--throttling-method=devtools',
    '--chrome-flags=--headless --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout, stderr } = spawnSync('npx', args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const category = v.object({ score: v.nullable(v.number()) });
  const report = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ categories: v.record(v.string(), category) })),
    stdout,
  );
  if (!report.success) throw new Error(`Lighthouse gave no report: ${stderr}`);
  const { categories } = report.output;
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  );
}

/** As Markdown, for docs/performance.md and for the summary of a workflow. */
function printTable() {
  const median = (path: string, key: string) =>
    (runs.get(path) ?? []).map((run) => run[key] ?? 0).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const beside = (value: number, twins: number) =>
    `${Math.round(value)}${twins ? ` / ${Math.round(twins)} = ${(value / twins).toFixed(2)}` : ''}`;
  const rows = [...runs.keys()].map((path) => {
    const of = (key: string) => median(path, key);
    const whole = (key: string) => String(Math.round(of(key)) || '');
    return [
      path,
      beside(of('paint'), of('twinPaint')),
      beside(of('largest'), of('twinLargest')),
      of('shift').toFixed(3),
      ...['blocking', 'press', 'navigation'].map(whole),
      String(Math.round(of('bytes') / 1024)),
      Object.keys(lowest)
        .map((name) => scores.get(path)?.[name] ?? '')
        .join(' '),
    ];
  });
  const head = [
    ...['Page', 'First paint / twin', 'Largest paint / twin', 'Shift', 'Blocking', 'First press'],
    ...['A link', 'KiB', 'Lighthouse'],
  ];
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
