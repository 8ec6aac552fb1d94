import type { Browser, Page } from 'playwright';
import { missed } from './missed.ts';
import { onPhone, withBrowser } from './phone.ts';
import { median, printTable } from './table.ts';

const rounds = 5;
/** Milliseconds within which an answer feels immediate (web.dev/articles/inp). */
const prompt = 200;

/** What is tapped on the home page, and what is there once the tap is answered. In this order. */
const taps = [
  { name: 'open the menu', tap: '[popovertarget=site-menu]', until: '#site-menu:popover-open' },
  {
    name: 'close the menu',
    tap: '[popovertarget=site-menu]',
    until: '#site-menu:not(:popover-open)',
  },
  {
    name: 'the next testimonial',
    tap: '[aria-label="Next testimonial"]',
    until: '.carousel-dot[aria-current=true][href$="-2"]',
  },
  { name: 'follow a link to a page', tap: 'main a[href="/services"]', until: 'main h1:focus' },
] as const;

/** What a phone's visitor waits for after taps once React is there: until the frame that shows the answer is painted. */
export async function benchTaps(): Promise<string[]> {
  const rows = await withBrowser(async (browser, site) => {
    const all: number[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const times = await tapThrough(browser, site);
      if (round === 0) continue;
      all.push(times);
      console.log(`  round ${round} of ${rounds} done`);
    }
    return taps.map(({ name }, index) => {
      const times = all.map((row) => row[index] ?? 0);
      return [name, median(times), Math.min(...times), Math.max(...times)] as const;
    });
  });
  printTable(
    `Taps on a throttled phone, ${rounds} rounds (ms until the answer is painted)`,
    ['tap', 'median', 'least', 'most'],
    rows.map(([name, ...times]) => [name, ...times.map(Math.round)]),
  );
  return rows.flatMap(([name, time]) => missed(`${name}: ms until painted`, time, prompt));
}

function tapThrough(browser: Browser, site: string): Promise<number[]> {
  return onPhone(browser, async (page) => {
    await page.goto(site, { waitUntil: 'networkidle' });
    // The first sign of intent, which brings React.
    await page.locator('h1').tap();
    await page.locator(':root[data-hydrated]').waitFor();
    const times: number[] = [];
    for (const { tap, until } of taps) times.push(await timeTap(page, tap, until));
    return times;
  });
}

async function timeTap(page: Page, tap: string, until: string): Promise<number> {
  const target = page.locator(tap).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const answered = page.evaluate(timeUntilPainted, until);
  await page.waitForTimeout(50);
  await target.tap({ noWaitAfter: true });
  return answered;
}

/** Runs in the page: milliseconds from the next tap until the frame is over in which `until` is there first. */
function timeUntilPainted(until: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${until} did not appear within ten seconds`)), 10_000);
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector(until)) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', start, { capture: true, once: true });
  });
}
