import { benchBackend } from '../tests/bench/backend.ts';
import { benchEdge } from '../tests/bench/edge.ts';
import { benchMemory } from '../tests/bench/memory.ts';
import { benchPageLoads } from '../tests/bench/page-loads.ts';
import { benchRender } from '../tests/bench/render.ts';
import { benchSizes } from '../tests/bench/sizes.ts';
import { benchTaps } from '../tests/bench/taps.ts';
import { run, stopAll } from './stack/processes.ts';

/**
 * npm run bench: sizes, page loads, taps, requests per second, rendering, backend calls and memory as tables, then what
 * falls short. Name parts to run only those: npm run bench -- sizes edge. On a busy machine times say little; sizes hold.
 */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  sizes: async () => benchSizes(),
  loads: benchPageLoads,
  taps: benchTaps,
  edge: benchEdge,
  render: benchRender,
  backend: benchBackend,
  memory: benchMemory,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}`,
  );
  process.exit(1);
}
const problems: string[] = [];
try {
  console.log('▸ Building the site…');
  process.env.SOURCE_MAPS = '1';
  if (!(await run('react-router', ['build', '--logLevel', 'error'])))
    throw new Error('The build failed');
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n▸ Measuring ${name}…`);
    problems.push(...(await measure()));
  }
  console.log(problems.length > 0 ? '\nFalls short:' : '\nNothing falls short.');
  for (const problem of problems) console.log(`- ${problem}`);
} finally {
  await stopAll();
}
