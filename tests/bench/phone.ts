import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../scripts/test/chromium.ts';
import { startBenchSite } from './bench-site.ts';

/** A slow mobile network: 150 ms, 1.6 Mbit/s. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Serves the built site, starts a browser and hands both to `measure`: the site as its address. Stops them afterwards. */
export async function withBrowser<T>(
  measure: (browser: Browser, site: string) => Promise<T>,
): Promise<T> {
  const site = await startBenchSite();
  try {
    const executablePath = await chromiumPath();
    const args = ['--no-sandbox', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return await measure(browser, site.url);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

/** Hands an empty page of a phone to `measure`: nothing cached, the slow network, a processor four times slower. */
export async function onPhone<T>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}
