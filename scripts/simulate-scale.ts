import { jobsPolicy } from '../app/careers/jobs.ts';
import { seeded } from '../illustrations/seeded.ts';
import { printTable } from '../tests/bench/table.ts';

/**
 * What a hundred data centres ask of Supabase at 10, 1,000 and 100,000 visits a second, for docs/scale.md:
 * `npx node scripts/simulate-scale.ts`. Visits arrive at random; a key that was read is fresh for 60 s, and the first
 * visit after that asks again. Busy places and popular jobs get more visits than others (Zipf's law).
 */
const dataCentres = 100;
const minutes = 30;
const keys = 21;
/** Share of visits that read jobs; the others are files, forms and pages without data. */
const careersShare = 0.2;
/** An isolate is taken to answer this many visits a second before the platform starts another. */
const visitsPerIsolate = 100;

const random = seeded(2026);
const shares = (count: number) => {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** How often a key with this many visits a second is asked for in the simulated time, by one cache. */
function refreshes(rate: number): number {
  let calls = 0;
  for (let second = gap(rate); second < minutes * 60; second += jobsPolicy.fresh + gap(rate)) {
    calls += 1;
  }
  return calls;
}

/** Seconds to the next visit. */
const gap = (rate: number) => -Math.log(1 - random()) / rate;

/** Calls a second with one cache for every group of visitors; `split` says how many share each place's visits. */
function callsPerSecond(
  visits: number,
  places: readonly number[],
  split: (rate: number) => number,
) {
  let calls = 0;
  for (const place of places) {
    const caches = split(visits * place);
    for (const key of shares(keys)) {
      const rate = (visits * careersShare * place * key) / caches;
      for (let cache = 0; cache < caches; cache += 1) calls += refreshes(rate);
    }
  }
  return calls / (minutes * 60);
}

const everywhere = shares(dataCentres);
const one = () => 1;
const isolates = (rate: number) => Math.ceil(rate / visitsPerIsolate);

printTable(
  `Calls to Supabase a second, ${dataCentres} data centres, ${keys} keys, ${minutes} simulated minutes`,
  ['visits a second', 'isolates', 'memory alone', 'Cache API', 'one tier above all'],
  [10, 1_000, 100_000].map((visits) => [
    visits,
    everywhere.reduce((sum, place) => sum + isolates(visits * place), 0),
    callsPerSecond(visits, everywhere, isolates).toFixed(2),
    callsPerSecond(visits, everywhere, one).toFixed(2),
    callsPerSecond(visits, [1], one).toFixed(2),
  ]),
);
