import { jobRow } from '../support/job-rows.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { missed } from './missed.ts';
import { printTable } from './table.ts';

/** What of the processor one rendering of a list of 10, 100 and 1,000 open jobs takes. */
export async function benchRender(): Promise<string[]> {
  const rows: (readonly [
    jobs: number,
    rendered: string,
    kept: string,
    file: string,
    html: number,
  ])[] = [];
  for (const count of [10, 100, 1_000]) {
    const site = await startBenchSite();
    try {
      site.backend.putJobs(
        Array.from({ length: count }, (_, index) =>
          jobRow({ slug: `job-${index}`, title: `Position ${index}`, order_index: index }),
        ),
      );
      const page = await (await fetch(`${site.url}/careers`)).text();
      // The Worker keeps what it has rendered by address: an address of its own makes it render.
      const rendered = await processorPerVisit(site, (visit) => `/careers?visit=${visit}`);
      const kept = await processorPerVisit(site, () => '/careers');
      const file = await processorPerVisit(site, () => '/about');
      rows.push([count, rendered.toFixed(2), kept.toFixed(2), file.toFixed(2), page.length]);
    } finally {
      await site.stop();
    }
  }
  printTable(
    'Processor time of the runtime for one visit to the list (ms; at most 50 jobs stand on a page)',
    ['jobs', 'rendered', 'rendered before', 'a file', 'HTML characters'],
    rows,
  );
  const [few, , many] = rows.map(([, time]) => Number(time));
  return missed('1,000 jobs against 10, in processor time', (many ?? 0) / (few ?? 1), 100);
}

/** Milliseconds; the first hundred visits are for the compiler. */
async function processorPerVisit(
  site: BenchSite,
  addressOf: (visit: number) => string,
): Promise<number> {
  const visits = 400;
  let before = 0;
  for (let visit = -100; visit < visits; visit += 1) {
    if (visit === 0) before = site.processor();
    await (await fetch(site.url + addressOf(visit))).arrayBuffer();
  }
  return (site.processor() - before) / visits;
}
