import { startBenchSite } from './bench-site.ts';
import { burst } from './http.ts';
import { findInspector, heapInUse } from './isolate-heap.ts';
import { missed } from './missed.ts';
import { printTable } from './table.ts';

/** As in wrangler.toml. */
const workerName = 'cedarline-website';
const path = '/careers';

/**
 * Memory over 20,000 visits to the list. What counts is the Worker's own heap without garbage: the development server
 * around it grows, also over files that no Worker sees.
 */
export async function benchMemory(): Promise<string[]> {
  const site = await startBenchSite();
  try {
    const inspector = await findInspector(workerName);
    const looks: { heap: number; processes: number }[] = [];
    for (let look = 1; look <= 4; look += 1) {
      await burst(site.url + path, { requests: 5_000 });
      const heap = inspector === null ? null : await heapInUse(inspector, site.url + path);
      looks.push({ heap: heap ?? 0, processes: site.memory() });
      console.log(`  ${look * 5_000} of 20,000 visits to ${path} done`);
    }
    printTable(
      `Memory over 20,000 visits to ${path} (MiB)`,
      ['after', 'the Worker’s heap', 'wrangler dev and all its processes'],
      looks.map(({ heap, processes }, index) => [
        (index + 1) * 5_000,
        heap.toFixed(1),
        processes.toFixed(0),
      ]),
    );
    const [first, last] = [looks[0]?.heap, looks[3]?.heap];
    if (!first || !last)
      return ['The Worker’s heap could not be read: its inspector does not answer'];
    return missed('the Worker’s heap after 20,000 visits against 5,000', last / first, 1.3);
  } finally {
    await site.stop();
  }
}
