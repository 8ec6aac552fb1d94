import type { Browser } from 'playwright';
import { onPhone } from './phone.ts';

/** How one cold load went: milliseconds, KiB as they travelled, requests. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
  readonly kib: number;
  readonly requests: number;
}

/** What the page itself notes; tasks are long ones, with start and duration (milliseconds). */
interface Seen {
  fcp: number;
  lcp: number;
  tasks: [start: number, duration: number][];
  shift: number;
}

declare global {
  interface Window {
    __load?: Seen;
  }
}

/** Loads a page cold on a throttled phone and reads what its visitor waits for. */
export function loadPage(browser: Browser, url: string): Promise<Load> {
  return onPhone(browser, async (page, session) => {
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', () => {
      requests += 1;
    });
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => window.__load);
    if (!seen) throw new Error(`${url} could not be observed`);
    const { tasks, ...rest } = seen;
    return { ...rest, blocking: blockingAfter(seen.fcp, tasks), kib: bytes / 1024, requests };
  });
}

/** Total blocking time: what tasks that start after the first paint take beyond 50 ms each (web.dev/articles/tbt). */
function blockingAfter(firstPaint: number, tasks: Seen['tasks']): number {
  return tasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}

/** Runs in the page: keeps what the browser's own timers report. */
function observe(): void {
  const load: Seen = { fcp: 0, lcp: 0, tasks: [], shift: 0 };
  window.__load = load;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') load.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    load.lcp = entry.startTime;
  });
  watch('longtask', (entry) => load.tasks.push([entry.startTime, entry.duration]));
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') load.shift += entry.value;
  });
}
