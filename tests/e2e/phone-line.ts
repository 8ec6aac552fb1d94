import type { Page } from 'playwright/test';

/** A phone's connection, and what comes over it. */
export interface PhoneLine {
  /** What the page has fetched, headers included: address and KiB, the heaviest first. */
  readonly files: () => readonly (readonly [address: string, kib: number])[];
  /** Ends the slowness; what comes afterwards counts no more. */
  readonly end: () => Promise<void>;
}

/** Slows the page's network to that of a phone: on it Chromium fetches lazy pictures from further away. */
export async function phoneLine(page: Page): Promise<PhoneLine> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
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
  return {
    files: () => files.toSorted(([, one], [, other]) => other - one),
    end: () => session.detach(),
  };
}
