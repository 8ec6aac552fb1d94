import autocannon from 'autocannon';

/** What a burst of requests came to. */
export interface Burst {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Asks an address of this machine again and again: for some seconds, or a number of times within two minutes. */
export async function burst(
  url: string,
  extent: { seconds: number } | { requests: number; connections?: number },
): Promise<Burst> {
  if (!url.startsWith('http://127.0.0.1:'))
    throw new Error(`Only this machine is measured: ${url}`);
  const bounds =
    'seconds' in extent
      ? { duration: extent.seconds, connections: 20 }
      : { amount: extent.requests, connections: extent.connections ?? 20 };
  const result = await autocannon({
    url,
    timeout: 10,
    headers: { 'accept-encoding': 'gzip, br' },
    ...bounds,
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
