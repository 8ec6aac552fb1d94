import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { type Burst, burst } from './http.ts';
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
