import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobRow } from '../support/fake-supabase/sample-jobs.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { type Burst, burst } from './http.ts';
import { missed } from './page-loads.ts';
import { median, printTable } from './table.ts';

const rounds = 5;
const seconds = 2;
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

/** How long a list of 10, 100 and 1,000 open jobs takes to render, each visit alone. */
export async function benchRender(): Promise<string[]> {
  const rows: (readonly [number, string, string, number])[] = [];
  for (const count of [10, 100, 1_000]) {
    const site = await startBenchSite();
    try {
      site.backend.putJobs(
        Array.from({ length: count }, (_, index) =>
          jobRow({ slug: `job-${index}`, title: `Position ${index}`, order_index: index }),
        ),
      );
      const page = await (await fetch(`${site.url}/careers`)).text();
      const list = await burst(`${site.url}/careers`, { requests: 300, connections: 1 });
      const file = await burst(`${site.url}/about`, { requests: 300, connections: 1 });
      rows.push([
        count,
        (1000 / list.perSecond).toFixed(2),
        (1000 / file.perSecond).toFixed(2),
        page.length,
      ]);
    } finally {
      await site.stop();
    }
  }
  printTable(
    'Time of one visit to the list by open jobs, one at a time (ms; at most 50 jobs stand on a page)',
    ['jobs', 'list ms', 'a file ms', 'HTML characters'],
    rows,
  );
  const [few, , many] = rows.map(([, time]) => Number(time));
  return missed('1,000 jobs against 10, in time', (many ?? 0) / (few ?? 1), 100);
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
    const memory = [site.memory()];
    for (let part = 0; part < 4; part += 1) {
      await burst(`${site.url}/careers`, { requests: 5_000 });
      memory.push(site.memory());
      console.log(`  ${(part + 1) * 5_000} of 20,000 requests done`);
    }
    printTable(
      'Memory over 20,000 visits to the list (MiB, all processes)',
      ['after', 'MiB'],
      memory.map((size, index) => [index * 5_000, size.toFixed(0)]),
    );
    // The first part fills caches; what counts is whether it goes on growing.
    return [
      ...rows.flatMap(([name, visits, count]) =>
        missed(`calls for ${visits} visits to ${name}`, count, 40),
      ),
      ...missed(
        'memory after 20,000 against 5,000 requests',
        (memory[4] ?? 0) / (memory[1] ?? 1),
        1.2,
      ),
    ];
  } finally {
    await site.stop();
  }
}
