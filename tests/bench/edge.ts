import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobRow } from '../support/fake-supabase/sample-jobs.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { type Burst, burst } from './http.ts';
import { findInspector, heapInUse } from './isolate-heap.ts';
import { missed } from './page-loads.ts';
import { median, printTable } from './table.ts';

const rounds = 5;
const seconds = 2;
/** As in wrangler.toml. */
const workerName = 'cedarline-website';
const copies = new URL('../../build/client/bench/', import.meta.url).pathname;
const compared = [
  { name: 'list', path: '/careers' },
  { name: 'job', path: '/careers/bookkeeper' },
] as const;

/** Saves what the Worker answers as files of the site, to be served as static assets beside it. */
async function saveCopies(site: BenchSite): Promise<void> {
  for (const { name, path } of compared) {
    const html = await (await fetch(site.url + path)).text();
    mkdirSync(join(copies, name), { recursive: true });
    writeFileSync(join(copies, name, 'index.html'), html);
  }
}

/** Requests per second of warm careers pages against the same bytes as files, by turns. */
export async function benchEdge(): Promise<string[]> {
  try {
    const first = await startBenchSite();
    await saveCopies(first);
    await first.stop();
    const site = await startBenchSite();
    try {
      return await compare(site);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

async function compare(site: BenchSite): Promise<string[]> {
  const addresses = compared.flatMap(({ name, path }) => [path, `/bench/${name}`]);
  const bursts = new Map<string, Burst[]>(addresses.map((path) => [path, []]));
  for (const path of addresses) await burst(site.url + path, { requests: 200 });
  for (let round = 0; round < rounds; round += 1) {
    for (const path of addresses) bursts.get(path)?.push(await burst(site.url + path, { seconds }));
    console.log(`  round ${round + 1} of ${rounds} done`);
  }
  const middle = (path: string, key: keyof Burst) =>
    median((bursts.get(path) ?? []).map((one) => one[key]));
  printTable(
    `Requests per second under wrangler dev, medians of ${rounds} rounds by turns`,
    ['address', 'per second', 'p50 ms', 'p99 ms', 'failed'],
    addresses.map((path) => [
      path.replace('/bench/', 'the same as a file: '),
      ...(['perSecond', 'p50', 'p99', 'failed'] as const).map((key) =>
        Math.round(middle(path, key)),
      ),
    ]),
  );
  return compared.flatMap(({ name, path }) => {
    const ratio = middle(path, 'perSecond') / middle(`/bench/${name}`, 'perSecond');
    console.log(`${path} answers ${ratio.toFixed(2)} of the file’s requests`);
    return ratio < 0.6
      ? [`${path}: ${ratio.toFixed(2)} of a file’s requests per second, at least 0.6`]
      : [];
  });
}

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

/** What 1,000 visits ask of Supabase, and whether memory grows over 20,000. */
export async function benchBackend(): Promise<string[]> {
  const site = await startBenchSite();
  try {
    const calls = async (name: string, paths: readonly string[], visits: number) => {
      const before = site.backend.requests.length;
      for (const path of paths) await burst(site.url + path, { requests: visits / paths.length });
      return [name, visits, site.backend.requests.length - before] as const;
    };
    site.backend.putJobs(
      Array.from({ length: 20 }, (_, index) => jobRow({ slug: `job-${index}` })),
    );
    const slugs = Array.from({ length: 20 }, (_, index) => `/careers/job-${index}`);
    const rows = [
      await calls('the list', ['/careers'], 1_000),
      await calls('twenty jobs by turns', slugs, 1_000),
      await calls('a static page', ['/about'], 1_000),
      await calls('the contact page', ['/contact'], 1_000),
    ];
    printTable('Calls to Supabase', ['visits to', 'visits', 'calls'], rows);
    return [
      ...rows.flatMap(([name, visits, count]) =>
        missed(`calls for ${visits} visits to ${name}`, count, 40),
      ),
      ...(await memoryOver(site, '/careers')),
    ];
  } finally {
    await site.stop();
  }
}

/**
 * Memory over 20,000 visits to an address. What counts is the Worker's own heap without garbage, the lowest of five looks
 * in each quarter. The development server around it grows, also over files that no Worker sees.
 */
async function memoryOver(site: BenchSite, path: string): Promise<string[]> {
  const inspector = await findInspector(workerName);
  const quarters: { heap: number; processes: number }[] = [];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const looks: number[] = [];
    for (let look = 0; look < 5; look += 1) {
      await burst(site.url + path, { requests: 1_000 });
      const heap = inspector && (await heapInUse(inspector, site.url + path));
      if (heap) looks.push(heap);
    }
    quarters.push({ heap: looks.length > 0 ? Math.min(...looks) : 0, processes: site.memory() });
    console.log(`  ${quarter * 5_000} of 20,000 visits to ${path} done`);
  }
  printTable(
    `Memory over 20,000 visits to ${path} (MiB)`,
    ['after', 'the Worker’s heap', 'wrangler dev and all its processes'],
    quarters.map(({ heap, processes }, index) => [
      (index + 1) * 5_000,
      heap.toFixed(1),
      processes.toFixed(0),
    ]),
  );
  const [first, last] = [quarters[0]?.heap, quarters[3]?.heap];
  if (!first || !last)
    return ['The Worker’s heap could not be read: its inspector does not answer'];
  return missed('the Worker’s heap after 20,000 visits against 5,000', last / first, 1.3);
}
