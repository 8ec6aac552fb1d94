import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { limits } from '../bench/budgets.ts';
import { expect, test } from './fixtures.ts';
import { sitePaths } from './site-map.ts';

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** What a page fetches from now on, as it travels with its headers: address and KiB. */
async function weigh(page: Page): Promise<readonly (readonly [address: string, kib: number])[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Chromium fetches lazy pictures from further away on such a network than on a fast one.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
    connectionType: 'cellular4g',
  });
  const addresses = new Map<string, string>();
  const files: [string, number][] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push([addresses.get(requestId) ?? '', encodedDataLength / 1024]);
  });
  return files;
}

/** Bytes of the first ten packets, in which a server may answer before it hears back (RFC 6928). */
const firstPackets = 14_600;

test('the first screens of the home page arrive in the first ten packets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const services = html.indexOf('Six kinds of work');
  expect(services).toBeGreaterThan(0);
  expect(gzipSync(html.slice(0, services)).length).toBeLessThan(firstPackets);
});

for (const path of sitePaths) {
  test(`${path} and its pictures travel light to a phone`, async ({ page }) => {
    const files = await weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = files.reduce((sum, [, kib]) => sum + kib, 0);
    const heaviest = files
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 6)
      .map(([address, kib]) => `${address} ${kib.toFixed(1)}`);
    expect(total, `KiB; heaviest: ${heaviest.join(', ')}`).toBeLessThan(limits.phone / 1024);
    expect(files.length).toBeGreaterThan(2);
  });
}
